import type { Page } from "playwright-core";
import sharp from "sharp";
import { chooseLanguage } from "../support/browser/language";
import { openReadyPage } from "../support/browser/openPage";
import { text } from "../support/content";
import { compare } from "./compare";
import { photograph } from "./views";

const phone = { width: 375, height: 720 };
const desktop = { width: 1440, height: 900 };

type Change = { what: string; selector: string; style: Partial<CSSStyleDeclaration> };

const changes: Change[] = [
  { what: "a longer distance", selector: "#quality", style: { marginTop: "8px" } },
  { what: "a headline that has moved", selector: "h1", style: { translate: "8px" } },
  { what: "a block that has moved", selector: "form", style: { translate: "0 6px" } },
  { what: "another ground", selector: "#process", style: { background: "#f1ebdf" } },
  { what: "a button in another colour", selector: "p .button", style: { background: "#6a461c" } },
  { what: "a missing picture", selector: "#process img", style: { visibility: "hidden" } },
  { what: "another picture", selector: "#quality img", style: { scale: "-1 1" } },
  { what: "a missing text", selector: "#service h3", style: { visibility: "hidden" } },
  { what: "another typeface", selector: "#service p", style: { fontFamily: "serif" } },
  { what: "a bolder type", selector: "#service li p", style: { fontWeight: "700" } },
  { what: "square corners", selector: "p .button", style: { borderRadius: "0" } },
  {
    what: "words that are cut off",
    selector: "#contact h2",
    style: { overflow: "hidden", height: "1.2em" },
  },
];

const chances: Change[] = [
  { what: "nothing", selector: "body", style: {} },
  {
    what: "letters that are smoothed in another place",
    selector: "body",
    style: { translate: "0.4px 0.3px" },
  },
  { what: "letters a hair heavier", selector: "body", style: { webkitTextStroke: "0.15px" } },
];

async function openGerman(viewport: typeof phone): Promise<Page> {
  const { page } = await openReadyPage("/", { viewport });
  await chooseLanguage(page, "de");
  return page;
}

/** Makes each of the changes and takes it back, and tells which of them are seen. */
async function seenOn(page: Page, made: readonly Change[]): Promise<string[]> {
  const before = await photograph(page);
  const seen: string[] = [];
  for (const { what, selector, style } of made) {
    const element = page.locator(selector).first();
    const own = await element.evaluate((each: HTMLElement, given) => {
      const { cssText } = each.style;
      Object.assign(each.style, given);
      return cssText;
    }, style);
    if (await compare(before, await photograph(page))) seen.push(what);
    await element.evaluate((each: HTMLElement, given) => {
      each.style.cssText = given;
    }, own);
  }
  expect(await compare(before, await photograph(page))).toBeUndefined();
  return seen;
}

describe("the comparison of looks", () => {
  it("sees every change, where they are small", async () => {
    const seen = await seenOn(await openGerman(phone), changes);

    expect(seen).toEqual(changes.map(({ what }) => what));
  });

  it("is not disturbed by chance, where there is much room for it", async () => {
    expect(await seenOn(await openGerman(desktop), chances)).toEqual([]);
  });

  it("is not disturbed by another year", async () => {
    const page = await openGerman(phone);
    const before = await photograph(page);
    const year = String(new Date().getFullYear());
    await page.getByText(text("de", "footer.copyright", { year })).evaluate((line) => {
      line.textContent = line.textContent?.replace(/\d{4}/, "2088") ?? "";
    });

    expect(await compare(before, await photograph(page))).toBeUndefined();
  });

  it("draws what has changed, and nothing else", async () => {
    const ground = { width: 160, height: 160, channels: 3, background: "#fff" } as const;
    const dark = { width: 32, height: 32, channels: 3, background: "#000" } as const;
    const before = sharp({ create: ground }).png();
    const after = before.clone().composite([{ input: { create: dark }, left: 64, top: 96 }]);

    const change = await compare(await before.toBuffer(), await after.toBuffer());
    const brightness = async (left: number, top: number) => {
      const place = { left, top, width: 1, height: 1 };
      return (await sharp(change?.difference).extract(place).raw().toBuffer())[0];
    };

    expect(await brightness(76, 108)).toBeGreaterThan(200);
    expect(await brightness(16, 16)).toBeLessThan(10);
    expect(await brightness(140, 112)).toBeLessThan(10);
  });
});
