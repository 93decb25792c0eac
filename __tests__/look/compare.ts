import sharp from "sharp";

/**
 * Pictures are compared in cells of so many of their pixels each way. Within a cell the edges of
 * letters, which every build of a browser smooths in its own way, come out even; within a large
 * one so does their weight. Of 255, what chance has been seen to reach in a small cell is 19 (and
 * in a large one 7), what a change has been seen to reach is far more in far more cells.
 */
const scales = [
  { cellSize: 4, difference: 30, cells: 10 },
  { cellSize: 16, difference: 9, cells: 3 },
] as const;

/** What a page may be longer or shorter, in pixels of the picture. */
const lengthTolerance = 2;

type Picture = { data: Buffer; width: number; height: number };

type Scale = (typeof scales)[number];

async function read(file: Buffer): Promise<Picture> {
  const { data, info } = await sharp(file).removeAlpha().raw().toBuffer({
    resolveWithObject: true,
  });
  return { data, width: info.width, height: info.height };
}

/** The colour of each cell, channel by channel, row by row. */
const coloursOf = (
  { data, ...size }: Picture,
  columns: number,
  rows: number,
  cellSize: number,
): Promise<Buffer> =>
  sharp(data, { raw: { ...size, channels: 3 } })
    .extract({ left: 0, top: 0, width: size.width, height: rows * cellSize })
    .resize({ width: columns, height: rows, fit: "fill", kernel: "linear" })
    .raw()
    .toBuffer();

/** How many cells differ, as far as both pictures reach. */
async function differingCells(one: Picture, other: Picture, { cellSize, difference }: Scale) {
  const columns = Math.ceil(one.width / cellSize);
  const rows = Math.floor(Math.min(one.height, other.height) / cellSize);
  const colours = await coloursOf(one, columns, rows, cellSize);
  const otherColours = await coloursOf(other, columns, rows, cellSize);
  const cells = new Uint8Array(columns * rows);
  // No name from outside in here: jest looks such names up slowly.
  for (let place = 0; place < colours.length; place++) {
    const distance = (colours[place] ?? 0) - (otherColours[place] ?? 0);
    if (distance > difference || -distance > difference) cells[(place - (place % 3)) / 3] = 1;
  }
  return { differing: cells.reduce((sum, differs) => sum + differs, 0), of: cells.length };
}

/**
 * Tells a change from chance.
 *
 * @returns what has changed, in words; undefined where nothing has
 */
async function changeBetween(one: Picture, other: Picture): Promise<string | undefined> {
  if (one.width !== other.width) return `it is ${other.width} wide, not ${one.width}`;
  if (Math.abs(one.height - other.height) > lengthTolerance) {
    return `it is ${other.height} long, not ${one.height}`;
  }
  for (const scale of scales) {
    const { differing, of } = await differingCells(one, other, scale);
    if (differing > scale.cells) return `${differing} of ${of} cells of ${scale.cellSize} differ`;
  }
}

/** Where both pictures are the same, it is black. */
async function drawDifference(expected: Buffer, actual: Buffer): Promise<Buffer> {
  const { width, height } = await sharp(actual).metadata();
  const input = await sharp(expected)
    .resize({ width, height, fit: "cover", position: "top" })
    .toBuffer();
  return sharp(actual)
    .composite([{ input, blend: "difference" }])
    .webp()
    .toBuffer();
}

/**
 * Compares two pictures of a page.
 *
 * @returns what has changed, and how to get a picture of it; undefined where what differs may be chance
 */
export async function compare(expected: Buffer, actual: Buffer) {
  const [one, other] = await Promise.all([read(expected), read(actual)]);
  const change = await changeBetween(one, other);
  return change ? { change, drawDifference: () => drawDifference(expected, actual) } : undefined;
}
