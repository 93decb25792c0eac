import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { token } from "../../src/delivery/token";
import { needsVeil } from "../../src/gatsby/node/legibility";
import { type Colour, contrastOf } from "../support/browser/pixels";

const folder = mkdtempSync(join(tmpdir(), "hero-"));
afterAll(() => rmSync(folder, { recursive: true }));

type Area = { left: number; top: number; width: number; height: number };

const side = 400;

const middle = { x: 50, y: 50 };

const ink = [...Buffer.from(token("ink").slice(1), "hex")] as Colour;

/** @returns the file of a picture of one grey with an area of another */
async function pictureWith(ground: number, grey = ground, area?: Area): Promise<string> {
  const shade = (value: number) => ({ r: value, g: value, b: value });
  const { width, height, left, top } = area ?? { left: 0, top: 0, width: 1, height: 1 };
  const input = await sharp({ create: { width, height, channels: 3, background: shade(grey) } })
    .png()
    .toBuffer();
  const file = join(folder, `${ground}-${grey}-${left}-${top}.png`);
  await sharp({
    create: { width: side, height: side, channels: 3, background: shade(ground) },
  })
    .composite([{ input, left, top }])
    .toFile(file);
  return file;
}

it.each<[Colour, number]>([
  [[0, 0, 0], 21],
  [[0x76, 0x76, 0x76], 4.54],
  [[255, 0, 0], 4.0],
  [[0, 128, 0], 5.14],
  [[0, 0, 255], 8.59],
])("the contrast of %p to white is %p:1, as WCAG 2.2 defines it", (colour, ratio) => {
  expect(contrastOf(colour, [255, 255, 255])).toBeCloseTo(ratio, 2);
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

      expect([grey, await needsVeil(file, "wide", middle)]).toEqual([grey, veil]);
      expect([grey, await needsVeil(file, "narrow", middle)]).toEqual([grey, veil]);
    }
  });

  it.each([
    ["a dark bed next to the text", { left: 240, top: 320, width: 160, height: 80 }, false, false],
    [
      "a dark corner under the wide text",
      { left: 0, top: 320, width: 100, height: 80 },
      true,
      false,
    ],
    ["a dark lamp under the header", { left: 200, top: 0, width: 50, height: 40 }, true, true],
  ])("depends only on the areas under text: %s", async (_what, area, wide, narrow) => {
    const file = await pictureWith(250, 40, area);

    expect(await needsVeil(file, "wide", middle)).toBe(wide);
    expect(await needsVeil(file, "narrow", middle)).toBe(narrow);
  });

  it.each([
    // Where a narrow window crops the picture, the bed comes under the text, or leaves it.
    [{ left: 200, top: 280, width: 160, height: 100 }, { x: 70, y: 50 }, true],
    [{ left: 200, top: 280, width: 160, height: 100 }, { x: 50, y: 50 }, false],
    // Where a low window crops it, a lamp comes under the header.
    [{ left: 240, top: 120, width: 40, height: 40 }, { x: 50, y: 90 }, true],
    [{ left: 240, top: 120, width: 40, height: 40 }, { x: 50, y: 10 }, false],
  ] as const)("depends on the focus: %j, %j", async (area, focus, veil) => {
    expect(await needsVeil(await pictureWith(250, 40, area), "wide", focus)).toBe(veil);
  });
});
