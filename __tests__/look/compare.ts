import sharp from "sharp";

/**
 * Pictures are compared in square cells of this many pixels. A small cell averages the antialiasing
 * of letters, which differs between builds of a browser; a large one also their weight. The largest
 * differences without a change were 19 of 255 in a small cell and 12 in a large one; a change causes
 * far larger ones in far more cells.
 */
const scales = [
  { cellSize: 4, difference: 30, cells: 10 },
  { cellSize: 16, difference: 13, cells: 3 },
] as const;

/** By how many pixels of the picture the height of a page may differ. */
const lengthTolerance = 2;

type Scale = (typeof scales)[number];

type Size = { width: number; height: number };

/** @returns how many cells differ in the part that both pictures have */
async function differingCells(one: Buffer, other: Buffer, part: Size, scale: Scale) {
  const { cellSize, difference } = scale;
  const width = Math.ceil(part.width / cellSize);
  const height = Math.floor(part.height / cellSize);
  const cellsOf = (picture: Buffer) =>
    sharp(picture)
      .removeAlpha()
      .extract({ left: 0, top: 0, width: part.width, height: height * cellSize })
      .resize({ width, height, fit: "fill", kernel: "linear" });
  const input = await cellsOf(other).png().toBuffer();
  const distances = await cellsOf(one)
    .composite([{ input, blend: "difference" }])
    .removeAlpha()
    .raw()
    .toBuffer();
  const cells = new Set<number>();
  for (const [place, distance] of distances.entries()) {
    if (distance > difference) cells.add(Math.floor(place / 3));
  }
  return { differing: cells.size, of: width * height };
}

/** @returns a description of the change; undefined where the difference may be chance */
async function changeBetween(one: Buffer, other: Buffer): Promise<string | undefined> {
  const [before, after] = await Promise.all([sharp(one).metadata(), sharp(other).metadata()]);
  if (before.width !== after.width) return `it is ${after.width} wide, not ${before.width}`;
  if (Math.abs(before.height - after.height) > lengthTolerance) {
    return `it is ${after.height} long, not ${before.height}`;
  }
  const part = { width: after.width, height: Math.min(before.height, after.height) };
  for (const scale of scales) {
    const { differing, of } = await differingCells(one, other, part, scale);
    if (differing > scale.cells) return `${differing} of ${of} cells of ${scale.cellSize} differ`;
  }
}

/**
 * Compares two pictures of a page.
 *
 * @returns the change, and a picture of it, which is black where both are the same; undefined where
 *   the difference may be chance
 */
export async function compare(expected: Buffer, actual: Buffer) {
  const change = await changeBetween(expected, actual);
  if (change === undefined) return undefined;
  const { width, height } = await sharp(actual).metadata();
  const input = await sharp(expected)
    .resize({ width, height, fit: "cover", position: "top" })
    .toBuffer();
  const difference = sharp(actual).composite([{ input, blend: "difference" }]);
  return { change, difference: await difference.webp().toBuffer() };
}
