import type { Page } from "playwright-core";
import type { Language } from "../../../src/contract/languages";
import { text } from "../content";

/** @returns the language that the document says it is in */
export const documentLanguage = (page: Page) => page.evaluate(() => document.documentElement.lang);

/** @returns the button of a language in the switcher that is in sight and can be pressed */
export const languageButton = (page: Page, language: Language) =>
  page
    .getByRole("button", { name: text(language, "language.name") })
    .filter({ visible: true })
    .last();

/** Chooses a language with the switcher and waits until the page is in it. */
export async function chooseLanguage(page: Page, language: Language): Promise<void> {
  await languageButton(page, language).click();
  await page.waitForFunction((chosen) => document.documentElement.lang === chosen, language);
}
