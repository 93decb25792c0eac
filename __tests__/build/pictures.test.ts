import { readFileSync, statSync } from "node:fs";
import { resolve } from "node:path";
import type { ParentSpanPluginArgs } from "gatsby";
import sharp from "sharp";
import { onPreInit } from "../../src/gatsby/node/onPreInit";
import { builtFiles, publishedFolder } from "../support/build";

const noise = () =>
  sharp({
    create: {
      width: 64,
      height: 64,
      channels: 3,
      background: "#fff",
      noise: { type: "gaussian", mean: 128, sigma: 40 },
    },
  });

it("encodes AVIF with effort 3 and colour at half the resolution", async () => {
  const picture = await noise().png().toBuffer();
  const encoded = (options: sharp.AvifOptions) => sharp(picture).avif(options).toBuffer();
  const expected = await encoded({ quality: 62, effort: 3, chromaSubsampling: "4:2:0" });
  expect(await encoded({ quality: 62 })).not.toEqual(expected);

  await onPreInit?.({} as ParentSpanPluginArgs, { plugins: [] }, () => {});

  expect(await encoded({ quality: 62 })).toEqual(expected);
});

it("makes at most five AVIF renditions of a picture", () => {
  const images = readFileSync(resolve(__dirname, "../../content/site/images.json"), "utf8");
  const pictures = images.match(/"file":/g)?.length ?? 0;
  const renditions = builtFiles(".avif").length;

  expect(renditions).toBeGreaterThan(0);
  expect(renditions).toBeLessThanOrEqual(5 * pictures);
  expect(builtFiles(".webp").length).toBeLessThanOrEqual(pictures);
});

it("begins to encode pictures before webpack has written the scripts", () => {
  const firstOf = (ending: string) =>
    Math.min(...builtFiles(ending).map((file) => statSync(resolve(publishedFolder, file)).mtimeMs));
  expect(firstOf(".avif")).toBeLessThan(firstOf(".js"));
});
