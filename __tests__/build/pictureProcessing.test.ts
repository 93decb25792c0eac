import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { ParentSpanPluginArgs } from "gatsby";
import sharp from "sharp";
import { narrowVeil, wideVeil } from "../../src/gatsby/node/fieldExtensions";
import { onPluginInit } from "../../src/gatsby/node/onPluginInit";

const folder = mkdtempSync(join(tmpdir(), "pictures-"));
afterAll(() => rmSync(folder, { recursive: true }));
beforeAll(() => onPluginInit?.({} as ParentSpanPluginArgs, { plugins: [] }, () => {}));

const filled = (width: number, height: number, background: string) =>
  sharp({ create: { width, height, channels: 4, background } });

/** @returns a portrait photograph as a phone saves it: in landscape, with an EXIF orientation */
async function rotatedPhotograph(): Promise<string> {
  const dark = await filled(40, 20, "black").png().toBuffer();
  const file = join(folder, "turned.jpg");
  // After the rotation, the left edge is at the top.
  await filled(40, 20, "white")
    .composite([{ input: await sharp(dark).resize(4, 20).toBuffer(), left: 36, top: 0 }])
    .jpeg()
    .withMetadata({ orientation: 6 })
    .toFile(file);
  return file;
}

it("the size of a photograph is that after its EXIF rotation", async () => {
  const { width, height } = await sharp(await rotatedPhotograph()).metadata();

  expect({ width, height }).toEqual({ width: 20, height: 40 });
});

describe("the veil over a picture", () => {
  const findOne = jest.fn();
  const context = { nodeModel: { findOne } } as never;

  it("depends on the file of Gatsby's node, whatever its path", async () => {
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

  it("depends on the photograph after its rotation", async () => {
    findOne.mockResolvedValue({ absolutePath: await rotatedPhotograph() });

    // Its dark edge is below the text; without the rotation it would be next to the text.
    expect(await narrowVeil({ file: "turned.jpg" }, {}, context)).toBe(false);
  });
});
