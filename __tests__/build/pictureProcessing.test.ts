import { join } from "node:path";
import type { ParentSpanPluginArgs } from "gatsby";
import sharp from "sharp";
import { needsVeil, textAreas } from "../../src/gatsby/node/legibility";
import { onPluginInit } from "../../src/gatsby/node/onPluginInit";
import { Folder } from "../support/useFolder";

const folder = new Folder();
const file = join(folder.root, "turned.jpg");

beforeAll(async () => {
  onPluginInit?.({} as ParentSpanPluginArgs, { plugins: [] }, () => {});
  const dark = { create: { width: 4, height: 20, channels: 3, background: "black" } } as const;
  // As a phone saves a portrait photograph: its right edge is shown at the bottom.
  await sharp({ create: { ...dark.create, width: 40, background: "white" } })
    .composite([{ input: dark, left: 36, top: 0 }])
    .jpeg()
    .withMetadata({ orientation: 6 })
    .toFile(file);
});
afterAll(() => folder.remove("."));

it("the size of a photograph is that after its EXIF rotation", async () => {
  expect(await sharp(file).metadata()).toMatchObject({ width: 20, height: 40 });
});

it("the veil over a picture depends on the photograph after its rotation", async () => {
  // Its dark edge is below the text; without the rotation it would be next to the text.
  expect(await needsVeil(file, textAreas.narrow)).toBe(false);
});
