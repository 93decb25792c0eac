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

it.each(["h1", "#process p"])(
  "the font of %s has the letters of each language, and none for arrows",
  async (selector) => {
    const { page } = await openReadyPage("/");

    for (const letters of Object.values(characters)) {
      const fonts = await fontsDrawing(page, selector, letters);
      expect(fonts.filter(({ isCustomFont }) => !isCustomFont)).toEqual([]);
    }
    expect((await fontsDrawing(page, selector, "→"))[0]?.isCustomFont).toBe(false);
  },
);
