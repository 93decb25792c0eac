import type { Locator, Page } from "playwright-core";
import { languages } from "../../src/contract/languages";
import { expectAccessible } from "../support/browser/axe";
import { motionEnds, scrollTo } from "../support/browser/elements";
import { loadingNotice } from "../support/browser/form";
import { chooseLanguage } from "../support/browser/language";
import { openReadyPage } from "../support/browser/openPage";
import { showPictures } from "../support/browser/pictures";
import { weakLines } from "../support/browser/pixels";
import {
  breakPage,
  breakSection,
  openFailedPage,
  openSideMenu,
  provokeFormErrors,
  sendForm,
} from "../support/browser/states";
import { allPaths, text } from "../support/content";

const narrow = 375;
const wide = 1440;

/** Both widths, each with other media features. */
const presentations = [
  { width: narrow, media: { reducedMotion: "reduce", colorScheme: "dark" } },
  { width: wide, media: { reducedMotion: "no-preference", colorScheme: "light" } },
] as const;

/**
 * Asserts that axe finds no fault in the current state of the page at either width. Also measures the
 * contrast of texts to their background, which axe cannot measure over a picture.
 *
 * @param part the part of the page whose texts are measured
 */
async function expectAccessibleAtWidths(page: Page, part: Locator, most = wide) {
  for (const { width, media } of presentations.filter((each) => each.width <= most)) {
    await page.setViewportSize({ width, height: 800 });
    await page.emulateMedia(media);
    await motionEnds(page);
    await expectAccessible(page, true, `${width} pixels wide`);
    await showPictures(page);
    await scrollTo(page, 0);
    expect({ width, weak: await weakLines(part, 4.5) }).toEqual({ width, weak: [] });
  }
}

/** Without contrast, because axe cannot read the system colours. */
async function expectAccessibleInForcedColours(page: Page) {
  await page.setViewportSize({ width: narrow, height: 800 });
  await page.emulateMedia({ forcedColors: "active" });
  await expectAccessible(page, false, "in forced colours");
}

/** Each page in one language, because the languages only differ in their texts. */
const pages = allPaths.map(
  (path, index) => [path, languages[index % languages.length] ?? "bs"] as const,
);

describe("axe and the contrast measurement", () => {
  it.each(pages)("find no fault in %s, in %s", async (path, language) => {
    const { page } = await openReadyPage(path);
    await chooseLanguage(page, language);

    await expectAccessibleAtWidths(page, page.locator("body"));
    await expectAccessibleInForcedColours(page);
  });

  it("find no fault in the open side menu", async () => {
    const { page } = await openReadyPage("/imprint", { viewport: { width: narrow, height: 800 } });
    const menu = await openSideMenu(page);

    await expectAccessibleAtWidths(page, menu, narrow);
    await expectAccessibleInForcedColours(page);
  });

  it("find no fault in the form with errors and after its success", async () => {
    const { page } = await openReadyPage("/");
    const contact = page.locator("#contact");
    await chooseLanguage(page, "de");
    await provokeFormErrors(page, "de");
    await expectAccessibleAtWidths(page, contact);

    await sendForm(page, "de");
    await expectAccessibleAtWidths(page, contact);
  });

  it("find no fault in the message of a failed section", async () => {
    const { page } = await openReadyPage("/", { prepare: breakSection });
    const message = page.getByRole("alert").filter({ hasText: text("bs", "error.title") });
    await message.waitFor();

    await expectAccessibleAtWidths(page, message);
  });

  it("find no fault in the error screen", async () => {
    const { page } = await openReadyPage("/imprint", { prepare: breakPage });
    await chooseLanguage(page, "en");
    await page
      .getByRole("banner")
      .getByRole("link", { name: text("en", "header.home") })
      .click();
    await page.getByRole("heading", { level: 1, name: text("en", "error.title") }).waitFor();

    await expectAccessibleAtWidths(page, page.locator("body"));
  });

  it("find no fault in the notice that the scripts have not loaded", async () => {
    const page = await openFailedPage();

    await expectAccessibleAtWidths(page, loadingNotice(page, "failed"), narrow);
  });
});
