import type { Page } from "playwright-core";
import { type Language, languages } from "../../../src/contract/languages";
import { text } from "../content";
import { withSource } from "../contentSource";

/** @returns the language that the document says it is in */
export const documentLanguage = (page: Page) => page.evaluate(() => document.documentElement.lang);

/** @returns texts found on the page, each with the content file that it comes from */
export async function withSources(page: Page, found: readonly string[]): Promise<string[]> {
  const shown = await documentLanguage(page);
  const language = languages.find((each) => each === shown);
  return found.map((each) => withSource(each, language));
}

/** The name of a language's button: its own name, after its code where that is what shows. */
export const languageName = (language: Language) =>
  new RegExp(`^(?:${language} )?${text(language, "language.name")}$`, "i");

/** @returns the button of a language in the visible switcher, that of an open menu before others */
export const languageButton = (page: Page, language: Language) =>
  page
    .getByRole("button", { name: languageName(language) })
    .filter({ visible: true })
    .first();

/** Chooses a language with the switcher and waits until the page is in it. */
export async function chooseLanguage(page: Page, language: Language): Promise<void> {
  const button = languageButton(page, language);
  if ((await button.count()) > 0) await button.click();
  // A narrow header has no space for more than three languages.
  else await page.locator(`header button[lang="${language}"]`).dispatchEvent("click");
  await page.waitForFunction((chosen) => document.documentElement.lang === chosen, language);
}
