import sharp from "sharp";

/**
 * Pictures are compared in cells of so many of their pixels each way. Within a cell the edges of
 * letters, which every build of a browser smooths in its own way, come out even; within a large
 * one so does their weight. Of 255, what chance has been seen to reach in a small cell is 28 (and
 * in a large one 7), what a change has been seen to reach is far more in far more cells.
 */
const scales = [
  { cellSize: 4, difference: 36, cells: 10 },
  { cellSize: 16, difference: 9, cells: 3 },
] as const;

/** What a page may be longer or shorter, in pixels of the picture. */
const lengthTolerance = 2;

const markColour = [214, 0, 60];

type Picture = { data: Buffer; width: number; height: number };

type Scale = (typeof scales)[number];

async function read(file: Buffer): Promise<Picture> {
  const { data, info } = await sharp(file).removeAlpha().raw().toBuffer({
    resolveWithObject: true,
  });
  return { data, width: info.width, height: info.height };
}

/** The mean colour of each cell, channel by channel, row by row. */
function meanColours(
  { data, width }: Picture,
  columns: number,
  rows: number,
  cellSize: number,
): Float64Array {
  const means = new Float64Array(columns * rows * 3);
  for (let place = 0; place < means.length; place++) {
    const cell = Math.floor(place / 3);
    const left = (cell % columns) * cellSize;
    const right = Math.min(width, left + cellSize);
    const top = Math.floor(cell / columns) * cellSize;
    // No name from outside in here: jest looks such names up slowly.
    let sum = 0;
    for (let y = top; y < top + cellSize; y++) {
      for (let x = left; x < right; x++) sum += data[(y * width + x) * 3 + (place % 3)] ?? 0;
    }
    means[place] = sum / (cellSize * (right - left));
  }
  return means;
}

/** Which cells differ, row by row, as far as both pictures reach. */
function differingCells(one: Picture, other: Picture, { cellSize, difference }: Scale) {
  const columns = Math.ceil(one.width / cellSize);
  const rows = Math.floor(Math.min(one.height, other.height) / cellSize);
  const colours = meanColours(one, columns, rows, cellSize);
  const otherColours = meanColours(other, columns, rows, cellSize);
  const cells = Array.from({ length: columns * rows }, (_, cell) =>
    [cell * 3, cell * 3 + 1, cell * 3 + 2].some(
      (place) => Math.abs((colours[place] ?? 0) - (otherColours[place] ?? 0)) > difference,
    ),
  );
  return { cells, columns, rows, differing: cells.filter(Boolean).length };
}

/**
 * Tells a change from chance.
 *
 * @returns what has changed, in words; undefined where nothing has
 */
function changeBetween(one: Picture, other: Picture): string | undefined {
  if (one.width !== other.width) return `it is ${other.width} wide, not ${one.width}`;
  if (Math.abs(one.height - other.height) > lengthTolerance) {
    return `it is ${other.height} long, not ${one.height}`;
  }
  for (const scale of scales) {
    const { differing, cells } = differingCells(one, other, scale);
    if (differing > scale.cells) {
      return `${differing} of ${cells.length} cells of ${scale.cellSize} differ`;
    }
  }
}

/** The second picture with the cells marked that differ from the first. */
async function markChanges(one: Picture, other: Picture): Promise<Buffer> {
  const marks = scales.map((scale) => {
    const { cells, columns, rows } = differingCells(one, other, scale);
    const pixels = Buffer.from(cells.flatMap((differs) => [...markColour, differs ? 120 : 0]));
    return sharp(pixels, { raw: { width: columns, height: rows, channels: 4 } })
      .resize({
        width: columns * scale.cellSize,
        height: rows * scale.cellSize,
        kernel: "nearest",
        fit: "fill",
      })
      .extract({ left: 0, top: 0, width: other.width, height: rows * scale.cellSize })
      .png()
      .toBuffer();
  });
  const { data, width, height } = other;
  return sharp(data, { raw: { width, height, channels: 3 } })
    .composite((await Promise.all(marks)).map((input) => ({ input, left: 0, top: 0 })))
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
  const change = changeBetween(one, other);
  return change ? { change, mark: () => markChanges(one, other) } : undefined;
}
