import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { ParentSpanPluginArgs } from "gatsby";
import sharp, { type AvifOptions } from "sharp";
import { onPluginInit } from "../../src/gatsby/node/onPluginInit";

const folder = mkdtempSync(join(tmpdir(), "pictures-"));
afterAll(() => rmSync(folder, { recursive: true }));
beforeAll(() => onPluginInit?.({} as ParentSpanPluginArgs, { plugins: [] }, () => {}));

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
  const file = join(folder, "rotated.jpg");
  const photograph = sharp({ create: { width: 40, height: 20, channels: 3, background: "red" } });
  await photograph.jpeg().withMetadata({ orientation: 6 }).toFile(file);

  const { width, height } = await sharp(file).metadata();

  expect({ width, height }).toEqual({ width: 20, height: 40 });
});
