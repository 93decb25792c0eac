import type { Page } from "playwright-core";
import { languages } from "../../src/contract/languages";
import { characters } from "../../src/delivery/fonts/characters";
import { chooseLanguage, languageButton } from "../support/browser/language";
import {
  expectNoIncidents,
  incidents,
  openPage,
  openReadyPage,
  scriptsReady,
} from "../support/browser/openPage";
import { company, text } from "../support/content";

describe("the landing page", () => {
  it("the brand and the names of languages are not for translation, phone and e-mail are in an address", async () => {
    const page = await openReadyPage("/");
    const banner = page.getByRole("banner");
    const buttons = languages.map((each) => languageButton(page, each));
    for (const shown of [banner.getByText(company.name, { exact: true }), ...buttons]) {
      expect(await shown.evaluate((element) => element.closest("[translate=no]"))).not.toBe(null);
    }
    const address = page.getByRole("main").locator("address");
    for (const name of [company.phone, company.email]) {
      expect(await address.getByRole("link", { name }).count()).toBe(1);
    }
  });

  it("running text has lines of one and a half times its size", async () => {
    const page = await openReadyPage("/");
    const narrowLines = await page.evaluate(() =>
      [...document.querySelectorAll("main :is(p, label > span + span)")]
        .filter((element) => element.checkVisibility() && (element.textContent ?? "").length > 80)
        .filter((element) => {
          const { lineHeight, fontSize } = getComputedStyle(element);
          return Number.parseFloat(lineHeight) < 1.49 * Number.parseFloat(fontSize);
        })
        .map(({ textContent }) => textContent),
    );
    expect(narrowLines).toEqual([]);
  });

  it("the copyright line has the current year, also in the years after the build", async () => {
    const year = "2099";
    const page = await openPage("/", {
      prepare: (page) => page.clock.setFixedTime(`${year}-05-01`),
    });
    const current = page.getByText(text("bs", "footer.copyright", { year }));
    expect(await current.count()).toBe(0);
    await scriptsReady(page);
    await current.waitFor();
    await expectNoIncidents(page);
  });

  it("the name of no field, link or button has an invisible character", async () => {
    const page = await openReadyPage("/");
    for (const language of languages) {
      await chooseLanguage(page, language);
      const names = await page
        .locator("label, a, button")
        .evaluateAll((elements) => elements.map(({ textContent }) => textContent ?? ""));
      expect(names.filter((name) => /[\u200B-\u200D\u2060]/.test(name))).toEqual([]);
    }
  });
});

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
    const page = await openReadyPage("/");

    for (const letters of Object.values(characters)) {
      const fonts = await fontsDrawing(page, selector, letters);
      expect(fonts.filter(({ isCustomFont }) => !isCustomFont)).toEqual([]);
    }
    expect((await fontsDrawing(page, selector, "→"))[0]?.isCustomFont).toBe(false);
  },
);

const transformOf = (page: Page, selector: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((element) => getComputedStyle(element).transform);

/** Scrolls until the top of the element is this share of the viewport height above its bottom. */
const scrollInto = (page: Page, selector: string, part: number) =>
  page
    .locator(selector)
    .first()
    .evaluate((element, entered) => {
      const { top } = element.getBoundingClientRect();
      window.scrollBy({ top: top - innerHeight * (1 - entered), behavior: "instant" });
      return new Promise(requestAnimationFrame);
    }, part);

const still = "none";
const atRest = "matrix(1, 0, 0, 1, 0, 0)";

it("scrolling moves the cards to their final position", async () => {
  const page = await openPage("/");
  const card = "#service .settle";
  await scrollInto(page, card, 0.1);
  const halfWay = await transformOf(page, card);
  await scrollInto(page, card, 0.6);
  expect(halfWay).toMatch(/^matrix\(1, 0, 0, 1, 0, \d+(?:\.\d+)?\)$/);
  expect(halfWay).not.toBe(atRest);
  expect([atRest, still]).toContain(await transformOf(page, card));
});

const stepsAreAGrid = (page: Page) =>
  page.locator("#process ol").evaluate((steps) => getComputedStyle(steps).listStyleType === "none");

it.each(["/", "/imprint"])("a visitor who starts at %s finds the sections styled", async (path) => {
  const page = await openReadyPage(path);
  if (path !== "/") await page.getByRole("banner").locator("a[href='/#home']").first().click();
  await page.locator("#process").waitFor();
  expect(await stepsAreAGrid(page)).toBe(true);
});

it("no section is in the page before its styles", async () => {
  const watchSections = () =>
    new MutationObserver(() => {
      if (document.getElementById("process") && document.styleSheets.length < 2) {
        console.error("a section without styles");
      }
    }).observe(document, { childList: true, subtree: true });
  const page = await openPage("/#process", {
    prepare: async (page) => {
      await page.addInitScript(watchSections);
      await page.route("**/sections.*.css", async (route) => {
        await new Promise((resolve) => setTimeout(resolve, 500));
        await route.continue();
      });
    },
  });
  expect(await incidents(page)).toEqual([]);
});
