import sharp from "sharp";

/**
 * Pictures are compared in square cells of this many pixels. Within a cell the edges of
 * letters, which every build of a browser smooths in its own way, come out even; within a large
 * one so does their weight. Of 255, what chance has been seen to reach in a small cell is 19 (and
 * in a large one 12), what a change has been seen to reach is far more in far more cells.
 */
const scales = [
  { cellSize: 4, difference: 30, cells: 10 },
  { cellSize: 16, difference: 13, cells: 3 },
] as const;

/** What a page may be longer or shorter, in pixels of the picture. */
const lengthTolerance = 2;

type Scale = (typeof scales)[number];

type Size = { width: number; height: number };

/** How many cells of a part that both pictures have differ. */
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

/** @returns what has changed, in words; undefined where what differs may be chance */
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
 * @returns what has changed, and a picture of it, which is black where both are the same; undefined
 *   where what differs may be chance
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
