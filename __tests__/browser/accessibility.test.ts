import type { Locator, Page } from "playwright-core";
import { languages } from "../../src/contract/languages";
import { expectAccessible } from "../support/browser/axe";
import { chooseLanguage } from "../support/browser/language";
import { openReadyPage } from "../support/browser/openPage";
import { showPictures } from "../support/browser/pictures";
import { weakLines } from "../support/browser/pixels";
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

/** Both widths, and with them a visitor's wishes for less motion and a dark page. */
const presentations = [
  { width: narrow, media: { reducedMotion: "reduce", colorScheme: "dark" } },
  { width: wide, media: { reducedMotion: "no-preference", colorScheme: "light" } },
] as const;

/** Waits for what moves by time; what moves with the scrolling never ends. */
const settled = (page: Page) =>
  page.evaluate(async () => {
    const moving = document
      .getAnimations()
      .filter(({ timeline }) => timeline instanceof DocumentTimeline);
    await Promise.allSettled(moving.map(({ finished }) => finished));
  });

/**
 * Asserts that axe finds no fault in the page as it stands, however wide it is, and that its texts
 * have contrast to what is drawn behind them, which axe cannot measure over a picture.
 *
 * @param part of the page whose texts are measured
 */
async function expectAccessibleAnyhow(page: Page, part: Locator, most = wide) {
  for (const { width, media } of presentations.filter((each) => each.width <= most)) {
    await page.setViewportSize({ width, height: 800 });
    await page.emulateMedia(media);
    await settled(page);
    await expectAccessible(page, true, `${width} pixels wide`);
    await showPictures(page);
    await page.evaluate(() => window.scrollTo({ top: 0, behavior: "instant" }));
    expect({ width, weak: await weakLines(part, 4.5) }).toEqual({ width, weak: [] });
  }
}

/** Forced colours are the system's own, of which axe knows nothing. */
async function expectAccessibleInForcedColours(page: Page) {
  await page.setViewportSize({ width: narrow, height: 800 });
  await page.emulateMedia({ forcedColors: "active" });
  await expectAccessible(page, false, "in forced colours");
}

/** Each page in one of the languages, by turns: to axe they differ in their words alone. */
const pages = [...pagePaths, unknownPath].map(
  (path, index) => [path, languages[index % languages.length] ?? "bs"] as const,
);

describe("to axe, and measured in the picture,", () => {
  it.each(pages)("%s is without fault, in %s", async (path, language) => {
    const { page } = await openReadyPage(path);
    await chooseLanguage(page, language);

    await expectAccessibleAnyhow(page, page.locator("body"));
    await expectAccessibleInForcedColours(page);
  });

  it("the open side menu is without fault", async () => {
    const { page } = await openReadyPage("/imprint", { viewport: { width: narrow, height: 800 } });
    const menu = await openSideMenu(page);

    await expectAccessibleAnyhow(page, menu, narrow);
    await expectAccessibleInForcedColours(page);
  });

  it("the form is without fault, with errors and after its success", async () => {
    const { page } = await openReadyPage("/");
    const contact = page.locator("#contact");
    await chooseLanguage(page, "de");
    await provokeFormErrors(page, "de");
    await expectAccessibleAnyhow(page, contact);

    await sendForm(page, "de");
    await expectAccessibleAnyhow(page, contact);
  });

  it("the message of a failed section is without fault", async () => {
    const { page } = await openReadyPage("/", { prepare: breakSection });
    const message = page.getByRole("alert").filter({ hasText: text("bs", "error.title") });
    await message.waitFor();

    await expectAccessibleAnyhow(page, message);
  });

  it("the error screen is without fault", async () => {
    const { page } = await openReadyPage("/imprint", { prepare: breakPage });
    await chooseLanguage(page, "en");
    await page
      .getByRole("banner")
      .getByRole("link", { name: text("en", "header.home") })
      .click();
    await page.getByRole("heading", { level: 1, name: text("en", "error.title") }).waitFor();

    await expectAccessibleAnyhow(page, page.locator("body"));
  });

  it("the advice of the form without scripts is without fault", async () => {
    const page = await openAdvice();

    await expectAccessibleAnyhow(page, page.locator("#contact"), narrow);
  });
});
