import type { ParentSpanPluginArgs } from "gatsby";
import sharp from "sharp";
import { onPreInit } from "../../src/gatsby/onPreInit";
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

it("encodes AVIF with the effort that costs an eighth of the time", async () => {
  const picture = await noise().png().toBuffer();
  const encoded = (options: sharp.AvifOptions) =>
    sharp(picture)
      .avif({ quality: 70, ...options })
      .toBuffer();
  const light = await encoded({ effort: 2 });
  expect(light).not.toEqual(await encoded({}));

  await onPreInit?.({} as ParentSpanPluginArgs, { plugins: [] }, () => {});

  expect(await encoded({})).toEqual(light);
});

it("makes no more renditions of the pictures than screens need", () => {
  const renditions = builtFiles(".avif").length;

  expect(renditions).toBeGreaterThan(0);
  expect(renditions).toBeLessThanOrEqual(5 * 13);
});
