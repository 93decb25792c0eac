import type { Page } from "playwright-core";
import { languages } from "../../src/contract/languages";
import { expectAccessible } from "../support/browser/axe";
import { chooseLanguage } from "../support/browser/language";
import { openReadyPage } from "../support/browser/openPage";
import {
  breakPage,
  breakSection,
  openAdvice,
  openSideMenu,
  provokeFormErrors,
  sendForm,
} from "../support/browser/states";
import { pagePaths, text, unknownPath } from "../support/content";

const narrow = 375;
const wide = 1440;

const usual = {
  forcedColors: "none",
  reducedMotion: "no-preference",
  colorScheme: "light",
} as const;

/** Every width and every wish of a visitor; each wish is also one of the narrow or wide window. */
const presentations = [
  { name: `at ${narrow} pixels`, width: narrow, media: usual },
  { name: `at ${wide} pixels`, width: wide, media: usual },
  { name: "in forced colours", width: narrow, media: { ...usual, forcedColors: "active" } },
  { name: "with reduced motion", width: wide, media: { ...usual, reducedMotion: "reduce" } },
  { name: "where dark is preferred", width: narrow, media: { ...usual, colorScheme: "dark" } },
] as const;

/** Waits for what moves by time; what moves with the scrolling never ends. */
const settled = (page: Page) =>
  page.evaluate(async () => {
    const moving = document
      .getAnimations()
      .filter(({ timeline }) => timeline instanceof DocumentTimeline);
    await Promise.allSettled(moving.map(({ finished }) => finished));
  });

/** Asserts that axe finds no fault in the page as it stands, however it is presented. */
async function expectAccessibleAnyhow(page: Page, widths: readonly number[] = [narrow, wide]) {
  for (const { name, width, media } of presentations) {
    const inWidth = widths.includes(width) ? width : narrow;
    if (name === `at ${width} pixels` && inWidth !== width) continue;
    await page.setViewportSize({ width: inWidth, height: 800 });
    await page.emulateMedia(media);
    await settled(page);
    // Forced colours are the system's own, of which axe knows nothing.
    const rules = { "color-contrast": { enabled: media.forcedColors === "none" } };
    await expectAccessible(page, rules, name);
  }
}

describe.each(languages)("in %s, to axe, at every width and by every wish,", (language) => {
  it.each([...pagePaths, unknownPath])("%s is without fault", async (path) => {
    const { page } = await openReadyPage(path);
    await chooseLanguage(page, language);

    await expectAccessibleAnyhow(page);
  });

  it("the open side menu is without fault", async () => {
    const { page } = await openReadyPage("/imprint");
    await chooseLanguage(page, language);
    await page.setViewportSize({ width: narrow, height: 800 });
    await openSideMenu(page, language);

    await expectAccessibleAnyhow(page, [narrow]);
  });

  it("the form is without fault, with errors and after its success", async () => {
    const { page } = await openReadyPage("/");
    await chooseLanguage(page, language);
    await provokeFormErrors(page, language);
    await expectAccessibleAnyhow(page);

    await sendForm(page, language);
    await expectAccessibleAnyhow(page);
  });

  it("the message of a failed section is without fault", async () => {
    const { page } = await openReadyPage("/", { prepare: breakSection });
    await chooseLanguage(page, language);
    await page.getByRole("heading", { name: text(language, "error.title") }).waitFor();

    await expectAccessibleAnyhow(page);
  });

  it("the error screen is without fault", async () => {
    const { page } = await openReadyPage("/imprint", { prepare: breakPage });
    await chooseLanguage(page, language);
    await page.getByRole("banner").getByRole("link").first().click();
    const title = text(language, "error.title");
    await page.getByRole("heading", { level: 1, name: title }).waitFor();

    await expectAccessibleAnyhow(page);
  });
});

describe("to axe", () => {
  it("the scrolled landing page is without fault", async () => {
    const { page } = await openReadyPage("/");
    await page.evaluate(() => window.scrollTo(0, 11));
    await page.waitForFunction(() => document.querySelector("header[data-scrolled=true]"));

    await expectAccessible(page);
  });

  it("the advice of the form without scripts is without fault", async () => {
    const page = await openAdvice();

    await expectAccessible(page);
  });
});
