import type { Page } from "playwright-core";
import { characters } from "../../src/delivery/fonts/characters";
import { openPage } from "../support/browser/openPage";

/** @returns the fonts that draw a text in the place of an element's own */
async function fontsDrawing(page: Page, selector: string, text: string) {
  const element = page.locator(selector).first();
  await element.evaluate(async (place, shown) => {
    place.textContent = shown;
    place.getBoundingClientRect();
    await document.fonts.ready;
  }, text);
  const session = await page.context().newCDPSession(page);
  await session.send("DOM.enable");
  await session.send("CSS.enable");
  const { root } = await session.send("DOM.getDocument");
  const { nodeId } = await session.send("DOM.querySelector", { nodeId: root.nodeId, selector });
  const { fonts } = await session.send("CSS.getPlatformFontsForNode", { nodeId });
  return fonts;
}

const names = {
  Polish: "ŁukaszĄĆĘŃÓŚŹŻąćęłńóśźż",
  Turkish: "ŞahinİĞıöüçşğ",
  Albanian: "ËÇëçGëzim",
  Czech: "ŘehořĎŤŇĚŮďťňěůý",
  Hungarian: "GyőrŰűŐő",
  Romanian: "ȘerbanȚăâîțĂ",
  Latvian: "ĀĒĪŪĢĶĻŅāēīūģķļņ",
  bullets: "•‹›™",
};

describe.each(["h1", "#process p"])("the font of %s", (selector) => {
  it.each(Object.entries(names))("draws every letter of %s names", async (_language, text) => {
    const { page } = await openPage("/");
    const fonts = await fontsDrawing(page, selector, text);

    expect(fonts.length).toBeGreaterThan(0);
    expect(fonts.filter(({ isCustomFont }) => !isCustomFont)).toEqual([]);
  });

  it("leaves arrows to a font of the system, and asks for no file of the site", async () => {
    const { page, requests } = await openPage("/", { waitUntil: "load" });
    await page.evaluate(() => document.fonts.ready);
    const before = requests.filter((address) => address.endsWith(".woff2"));

    expect((await fontsDrawing(page, selector, "→"))[0]?.isCustomFont).toBe(false);
    expect(requests.filter((address) => address.endsWith(".woff2"))).toEqual(before);
  });
});

it("a page asks for fonts with rare letters only where it has one", async () => {
  const { page, requests } = await openPage("/", { waitUntil: "load" });
  await page.evaluate(() => document.fonts.ready);
  const rare = characters["latin-more"] + characters["latin-ext-more"];
  const shown = await page.locator("body").innerText();
  const fonts = requests.filter((address) => address.endsWith(".woff2"));

  expect(fonts.length).toBeGreaterThan(0);
  expect(fonts.some((address) => address.includes("-more-"))).toBe(
    [...rare].some((character) => shown.includes(character)),
  );
});
