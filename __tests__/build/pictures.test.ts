import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import type { ParentSpanPluginArgs } from "gatsby";
import sharp from "sharp";
import { onPreInit } from "../../src/gatsby/node/onPreInit";
import { builtFiles } from "../support/build";

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

it("encodes AVIF with effort 3, and with effort 4 at low quality", async () => {
  const picture = await noise().png().toBuffer();
  const encoded = (options: sharp.AvifOptions) => sharp(picture).avif(options).toBuffer();
  const [light, full] = [
    await encoded({ quality: 62, effort: 3 }),
    await encoded({ quality: 50, effort: 4 }),
  ];
  expect(light).not.toEqual(await encoded({ quality: 62 }));
  expect(full).not.toEqual(await encoded({ quality: 50, effort: 3 }));

  await onPreInit?.({} as ParentSpanPluginArgs, { plugins: [] }, () => {});

  expect(await encoded({ quality: 62 })).toEqual(light);
  expect(await encoded({ quality: 50 })).toEqual(full);
});

it("makes at most five AVIF renditions of a picture", () => {
  const images = readFileSync(resolve(__dirname, "../../content/site/images.json"), "utf8");
  const pictures = images.match(/"file":/g)?.length ?? 0;
  const renditions = builtFiles(".avif").length;

  expect(renditions).toBeGreaterThan(0);
  expect(renditions).toBeLessThanOrEqual(5 * pictures);
  expect(builtFiles(".webp").length).toBeLessThanOrEqual(pictures);
});
