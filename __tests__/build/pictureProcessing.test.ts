import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { ParentSpanPluginArgs } from "gatsby";
import sharp from "sharp";
import { token } from "../../src/delivery/token";
import { narrowVeil, wideVeil } from "../../src/gatsby/node/fieldExtensions";
import { onPreInit } from "../../src/gatsby/node/onPreInit";

const folder = mkdtempSync(join(tmpdir(), "pictures-"));
afterAll(() => rmSync(folder, { recursive: true }));
beforeAll(() => onPreInit?.({} as ParentSpanPluginArgs, { plugins: [] }, () => {}));

const filled = (width: number, height: number, background: sharp.RGBA | string) =>
  sharp({ create: { width, height, channels: 4, background } });

/** @returns a photograph as a phone held upright saves it: lying, with a mark that it is turned */
async function turnedPhotograph(): Promise<string> {
  const dark = await filled(40, 20, "black").png().toBuffer();
  const file = join(folder, "turned.jpg");
  // Turned upright, what is on the left stands at the top.
  await filled(40, 20, "white")
    .composite([{ input: await sharp(dark).resize(4, 20).toBuffer(), left: 36, top: 0 }])
    .jpeg()
    .withMetadata({ orientation: 6 })
    .toFile(file);
  return file;
}

it("the size of a photograph is the one that is seen, after its rotation", async () => {
  const { width, height } = await sharp(await turnedPhotograph()).metadata();

  expect({ width, height }).toEqual({ width: 20, height: 40 });
});

it("a transparent picture lies on the page's ground where JPEG shows it", async () => {
  const input = await filled(8, 8, { r: 0, g: 0, b: 0, alpha: 0 }).png().toBuffer();
  const jpeg = await sharp(input).png({ force: false }).jpeg({ quality: 100 }).toBuffer();
  const [red = 0, green = 0, blue = 0] = await sharp(jpeg).raw().toBuffer();
  const ground = Buffer.from(token("ground").slice(1), "hex");

  [red, green, blue].forEach((channel, index) => {
    expect(Math.abs(channel - (ground[index] ?? 0))).toBeLessThan(3);
  });
});

it("a transparent picture stays so in the formats that know it", async () => {
  const input = await filled(8, 8, { r: 0, g: 0, b: 0, alpha: 0 }).png().toBuffer();
  const webp = await sharp(input).webp().jpeg({ force: false }).toBuffer();

  expect((await sharp(webp).metadata()).hasAlpha).toBe(true);
});

describe("the veil over a picture", () => {
  const findOne = jest.fn();
  const context = { nodeModel: { findOne } } as never;

  it("is worked out from the file that Gatsby reads, wherever it lies", async () => {
    const absolutePath = join(folder, "dark.png");
    await filled(8, 8, "black").png().toFile(absolutePath);
    findOne.mockResolvedValue({ absolutePath });

    expect(await wideVeil({ file: "dark.png" }, {}, context)).toBe(true);
    expect(findOne).toHaveBeenCalledWith({
      type: "File",
      query: {
        filter: { sourceInstanceName: { eq: "image" }, relativePath: { eq: "dark.png" } },
      },
    });
  });

  it("sees a photograph as it is seen, after its rotation", async () => {
    findOne.mockResolvedValue({ absolutePath: await turnedPhotograph() });

    // Its dark edge lies below the words; unrotated, beside them.
    expect(await narrowVeil({ file: "turned.jpg" }, {}, context)).toBe(false);
  });
});
