import type { Page } from "playwright-core";
import { characters } from "../../src/delivery/fonts/characters";
import { openReadyPage } from "../support/browser/openPage";

/** @returns the fonts that draw a text in an element */
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

it.each(["h1", "#process p"])(
  "the font of %s has the letters of foreign names",
  async (selector) => {
    const { page } = await openReadyPage("/");
    for (const [language, name] of Object.entries(names)) {
      const fonts = await fontsDrawing(page, selector, name);
      const others = fonts.filter(({ isCustomFont }) => !isCustomFont);

      expect(fonts.length).toBeGreaterThan(0);
      expect({ language, others }).toEqual({ language, others: [] });
    }
  },
);

it("a page requests fonts with rare letters only where it has one, and none for arrows", async () => {
  const { page, requests } = await openReadyPage("/");
  await page.evaluate(() => document.fonts.ready);
  const requested = () => requests.filter((address) => address.endsWith(".woff2"));
  const before = requested();
  const rare = characters["latin-more"] + characters["latin-ext-more"];
  const shown = await page.locator("body").innerText();

  expect(before.length).toBeGreaterThan(0);
  expect(before.some((address) => address.includes("-more-"))).toBe(
    [...rare].some((character) => shown.includes(character)),
  );
  for (const selector of ["h1", "#process p"]) {
    expect((await fontsDrawing(page, selector, "→"))[0]?.isCustomFont).toBe(false);
  }
  expect(requested()).toEqual(before);
});
