import type { Page } from "playwright-core";
import { characters } from "../../src/delivery/fonts/characters";
import { addStyles } from "../support/browser/elements";
import { chooseLanguage, languageButton } from "../support/browser/language";
import { expectNoIncidents, hydrated, openPage, openReadyPage } from "../support/browser/openPage";
import { phone, sendForm } from "../support/browser/states";
import { waitUntil } from "../support/waitUntil";

it("the brand and the names of languages are not for translation, phone and e-mail are in an address", async () => {
  const page = await openReadyPage("/");
  const brand = page.getByRole("banner").getByText("Njega Plus", { exact: true });
  const buttons = ["bs", "de", "en"].map((language) => languageButton(page, language));
  for (const shown of [brand, ...buttons]) {
    expect(await shown.evaluate((element) => element.closest("[translate=no]"))).not.toBe(null);
  }
  const address = page.getByRole("main").locator("address");
  for (const name of ["+387 33 412 907", "info@njegaplus.ba"]) {
    expect(await address.getByRole("link", { name }).count()).toBe(1);
  }
});

it("the copyright line has the current year, also in the years after the build", async () => {
  const page = await openPage("/", { prepare: (each) => each.clock.setFixedTime("2099-05-01") });
  const current = page.getByText("© 2099 Njega Plus d.o.o.");
  expect(await current.count()).toBe(0);
  await hydrated(page);
  await current.waitFor();
  await expectNoIncidents(page);
});

/** @returns the fonts that draw a text in an element */
async function fontsDrawing(page: Page, selector: string, text: string) {
  await page
    .locator(selector)
    .first()
    .evaluate(async (place, shown) => {
      place.textContent = shown;
      place.getBoundingClientRect();
      await document.fonts.ready;
    }, text);
  const session = await page.context().newCDPSession(page);
  await session.send("DOM.enable");
  await session.send("CSS.enable");
  const { root } = await session.send("DOM.getDocument");
  const { nodeId } = await session.send("DOM.querySelector", { nodeId: root.nodeId, selector });
  return (await session.send("CSS.getPlatformFontsForNode", { nodeId })).fonts;
}

it.each(["h1", "#process p"])(
  "the font of %s has the letters of each language",
  async (selector) => {
    const page = await openReadyPage("/");
    const fonts = await fontsDrawing(page, selector, characters);
    expect(fonts.filter(({ isCustomFont }) => !isCustomFont)).toEqual([]);
    expect((await fontsDrawing(page, selector, "→"))[0]?.isCustomFont).toBe(false);
  },
);

it("the zero of a text has no slash, because it is that of another font", async () => {
  const page = await openReadyPage("/");
  const fontOf = async (digit: string) => {
    const [font] = await fontsDrawing(page, "#process p", digit);
    return font && [font.familyName, font.isCustomFont];
  };
  expect(await fontOf("1")).toEqual(["Atkinson Hyperlegible Next", true]);
  expect(await fontOf("0")).toEqual(["Hanken Grotesk", true]);
});

it("scrolling moves the cards to their final position", async () => {
  const page = await openPage("/");
  const card = page.locator("#service .settle").first();
  /** Scrolls until the top of the card is this share of the window above its bottom. */
  const offsetAt = (share: number) =>
    card.evaluate(async (element, entered) => {
      const { top } = element.getBoundingClientRect();
      window.scrollBy({ top: top - innerHeight * (1 - entered), behavior: "instant" });
      await new Promise(requestAnimationFrame);
      return new DOMMatrix(getComputedStyle(element).transform).f;
    }, share);
  expect(await offsetAt(0.1)).toBeGreaterThan(0);
  expect(await offsetAt(0.6)).toBe(0);
});

it("a visitor who comes from a legal page finds the sections styled", async () => {
  const page = await openReadyPage("/imprint");
  await page.getByRole("banner").getByRole("link", { name: "Početna", exact: true }).click();
  const steps = page.locator("#process ol");
  expect(await steps.evaluate((list) => getComputedStyle(list).listStyleType)).toBe("none");
});

it.each([
  [375, "2rem", "de"],
  [320, "1.125rem", "bs"],
])(
  "no word of the promises is broken at %d pixels with text of %s",
  async (width, size, language) => {
    const page = await openReadyPage("/", { ...phone, viewport: { width, height: 800 } });
    await chooseLanguage(page, language);
    await addStyles(page, `html { font-size: ${size} !important }`);
    const broken = await page.locator("#home li > *").evaluateAll((texts) =>
      texts.flatMap((text) => {
        const node = text.firstChild as Text;
        return [...node.data.matchAll(/\S+/g)].filter(({ 0: word, index }) => {
          const range = document.createRange();
          range.setStart(node, index);
          range.setEnd(node, index + word.length);
          return range.getClientRects().length > 1;
        });
      }),
    );
    expect(broken).toEqual([]);
  },
);

it("what is typed fills its line, unlike headings and labels", async () => {
  const page = await openReadyPage("/");
  for (const [element, style] of [
    ["h1", "balance"],
    ["form label", "balance"],
    ["form input", "auto"],
    ["textarea", "auto"],
  ] as const) {
    const { length } = await page.locator(element).all();
    const wraps = await page
      .locator(element)
      .evaluateAll((all) => all.map((each) => getComputedStyle(each).textWrapStyle));
    expect([element, wraps]).toEqual([element, Array(length).fill(style)]);
  }
});

it("a window above the footer lights when a message has been sent, and goes dark with the next form", async () => {
  const page = await openReadyPage("/#contact");
  const window = page.locator('footer img[src="/window.svg"]');
  const becomes = (opacity: string) =>
    waitUntil(`a window with an opacity of ${opacity}`, async () =>
      window.evaluate((image, value) => getComputedStyle(image).opacity === value, opacity),
    );
  await becomes("0");
  await sendForm(page);
  await becomes("1");
  await page.locator("#contact").getByRole("button", { name: "Napišite još jednu poruku" }).click();
  await becomes("0");
});
