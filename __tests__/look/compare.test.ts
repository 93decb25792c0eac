import type { Page } from "playwright-core";
import sharp from "sharp";
import { chooseLanguage } from "../support/browser/language";
import { openReadyPage } from "../support/browser/openPage";
import { text } from "../support/content";
import { compare } from "./compare";
import { photograph } from "./photograph";

const phone = { width: 375, height: 720 };
const desktop = { width: 1440, height: 900 };

async function openGerman(viewport: typeof phone): Promise<Page> {
  const { page } = await openReadyPage("/", { viewport });
  await chooseLanguage(page, "de");
  return page;
}

const unchanged = new Map<typeof phone, Buffer>();

beforeAll(async () => {
  for (const viewport of [phone, desktop]) {
    unchanged.set(viewport, await photograph(await openGerman(viewport)));
  }
});

/** What has changed in the look of the landing page by what is done to it. */
async function changeBy(viewport: typeof phone, alter: (page: Page) => Promise<unknown>) {
  const page = await openGerman(viewport);
  await alter(page);
  const before = unchanged.get(viewport);
  if (!before) throw new Error("The page was not photographed before the change");
  return (await compare(before, await photograph(page)))?.change;
}

const restyle = (page: Page, selector: string, style: Partial<CSSStyleDeclaration>) =>
  page
    .locator(selector)
    .first()
    .evaluate((element, given) => Object.assign((element as HTMLElement).style, given), style);

const changes: [string, (page: Page) => Promise<unknown>][] = [
  ["a longer distance", (page) => restyle(page, "#quality", { marginTop: "8px" })],
  ["a headline that has moved", (page) => restyle(page, "h1", { translate: "8px" })],
  ["a block that has moved", (page) => restyle(page, "form", { translate: "0 6px" })],
  ["another ground", (page) => restyle(page, "#process", { background: "#f1ebdf" })],
  ["a button in another colour", (page) => restyle(page, ".button", { background: "#6a461c" })],
  ["a missing picture", (page) => restyle(page, "#process img", { visibility: "hidden" })],
  ["another picture", (page) => restyle(page, "#quality img", { scale: "-1 1" })],
  ["a missing text", (page) => restyle(page, "#service h3", { visibility: "hidden" })],
  ["another typeface", (page) => restyle(page, "#service p", { fontFamily: "serif" })],
  ["a bolder type", (page) => restyle(page, "#service li p", { fontWeight: "700" })],
  ["square corners", (page) => restyle(page, ".button", { borderRadius: "0" })],
  [
    "words that are cut off",
    (page) => restyle(page, "#contact h2", { overflow: "hidden", height: "1.2em" }),
  ],
];

const chances: [string, (page: Page) => Promise<unknown>][] = [
  ["nothing", async () => {}],
  [
    "letters that are smoothed in another place",
    (page) => restyle(page, "body", { translate: "0.4px 0.3px" }),
  ],
  ["letters a hair heavier", (page) => restyle(page, "body", { webkitTextStroke: "0.15px" })],
  [
    "another year",
    (page) =>
      page
        .getByText(text("de", "footer.copyright", { year: String(new Date().getFullYear()) }))
        .evaluate((line) => {
          line.textContent = line.textContent?.replace(/\d{4}/, "2088") ?? "";
        }),
  ],
];

describe.each([phone, desktop])("at $width pixels the comparison of looks", (viewport) => {
  it.each(changes)("sees %s", async (_what, alter) => {
    expect(await changeBy(viewport, alter)).toEqual(expect.any(String));
  });

  it.each(chances)("is not disturbed by %s", async (_what, alter) => {
    expect(await changeBy(viewport, alter)).toBeUndefined();
  });
});

it("marks what has changed, and nothing else", async () => {
  const ground = { width: 160, height: 160, channels: 3, background: "#fff" } as const;
  const dark = await sharp({ create: { ...ground, width: 32, height: 32, background: "#000" } })
    .png()
    .toBuffer();
  const before = sharp({ create: ground });
  const after = before.clone().composite([{ input: dark, left: 64, top: 96 }]);

  const change = await compare(await before.png().toBuffer(), await after.png().toBuffer());
  const marked = await change?.mark();
  const isMarked = async (left: number, top: number) => {
    const place = { left, top, width: 1, height: 1 };
    const [red = 0, green = 0] = await sharp(marked).extract(place).raw().toBuffer();
    return red - green > 60;
  };

  expect(await isMarked(80, 112)).toBe(true);
  expect(await isMarked(16, 16)).toBe(false);
  expect(await isMarked(140, 112)).toBe(false);
});
