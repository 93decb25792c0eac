import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { ParentSpanPluginArgs } from "gatsby";
import sharp, { type AvifOptions } from "sharp";
import { veil } from "../../src/gatsby/node/fieldExtensions";
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

it("AVIF is encoded with effort 3, and its colour at half the resolution", async () => {
  const noise = { type: "gaussian", mean: 128, sigma: 40 } as const;
  const picture = sharp({
    create: { width: 64, height: 64, channels: 3, background: "red", noise },
  });
  const source = sharp(await picture.png().toBuffer());
  const encoded = (options: AvifOptions) =>
    source
      .clone()
      .avif({ quality: 60, ...options })
      .toBuffer();

  expect(await encoded({})).toEqual(await encoded({ effort: 3, chromaSubsampling: "4:2:0" }));
});

it("the size of a photograph is that after its EXIF rotation", async () => {
  const { width, height } = await sharp(await rotatedPhotograph()).metadata();

  expect({ width, height }).toEqual({ width: 20, height: 40 });
});

it("the veil over a picture depends on the photograph after its rotation", async () => {
  const slot = { file: await rotatedPhotograph(), focus: { x: 50, y: 100 } };
  // Its dark edge is below the text of narrow screens; without the rotation it would be next to it.
  expect(await veil(slot)).toBe("wide");
});
