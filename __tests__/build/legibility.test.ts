import { join } from "node:path";
import sharp from "sharp";
import { token } from "../../src/delivery/token";
import { needsVeil, textAreas } from "../../src/gatsby/node/legibility";
import { type Colour, contrastOf } from "../support/browser/pixels";
import { Folder } from "../support/useFolder";

const folder = new Folder();
afterAll(() => folder.remove("."));

type Area = { left: number; top: number; width: number; height: number };

const side = 400;

const ink = [...Buffer.from(token("ink").slice(1), "hex")] as Colour;

/** @returns the file of a picture of one grey with an area of another */
async function pictureWith(ground: number, grey = ground, area?: Area): Promise<string> {
  const shade = (value: number) => ({ r: value, g: value, b: value });
  const { left, top, ...size } = area ?? { left: 0, top: 0, width: 1, height: 1 };
  const file = join(folder.root, `${ground}-${grey}-${left}-${top}.png`);
  await sharp({ create: { width: side, height: side, channels: 3, background: shade(ground) } })
    .composite([
      { input: { create: { ...size, channels: 3, background: shade(grey) } }, left, top },
    ])
    .toFile(file);
  return file;
}

it("the contrast of two colours is that of WCAG 2.2", () => {
  expect(contrastOf([0x33, 0x66, 0xcc], [255, 255, 255])).toBeCloseTo(5.366, 2);
});

describe("the veil over the hero's picture", () => {
  it("is necessary if the contrast of the text is less than 7:1", async () => {
    const greys = Array.from({ length: 256 }, (_, grey) => grey);
    const lightEnough = greys.findIndex((grey) => contrastOf(ink, [grey, grey, grey]) >= 7);

    for (const [grey, veil] of [
      [255, false],
      [lightEnough, false],
      [lightEnough - 1, true],
      [0, true],
    ] as const) {
      const file = await pictureWith(grey);

      expect([grey, await needsVeil(file, textAreas.wide)]).toEqual([grey, veil]);
      expect([grey, await needsVeil(file, textAreas.narrow)]).toEqual([grey, veil]);
    }
  });

  it.each([
    ["a dark bed next to the text", { left: 240, top: 300, width: 160, height: 100 }, false, false],
    [
      "a dark corner under the wide text",
      { left: 0, top: 320, width: 100, height: 80 },
      true,
      false,
    ],
    ["a dark lamp under the header", { left: 200, top: 0, width: 50, height: 40 }, true, true],
  ])("depends only on the areas under text: %s", async (_what, area, wide, narrow) => {
    const file = await pictureWith(250, 40, area);

    expect(await needsVeil(file, textAreas.wide)).toBe(wide);
    expect(await needsVeil(file, textAreas.narrow)).toBe(narrow);
  });
});
