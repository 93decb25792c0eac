import type { Page } from "playwright-core";
import type { Language } from "../../../src/contract/languages";
import { legalPage, text, unknownPath } from "../content";

/** The accessible name of a language's button: the language's name, in a narrow header after its code. */
export const languageName = (language: Language) =>
  new RegExp(`^(?:${language} )?${text(language, "language.name")}$`, "i");

/** @returns the button of a language in the visible switcher, which may be that of an open menu */
export const languageButton = (page: Page, language: string) =>
  page.locator(`fieldset button[lang=${language}]`).visible().first();

/** @returns the button of a narrow header that opens the side menu at the languages */
export const languageMenuButton = (page: Page) =>
  page.getByRole("banner").locator("button[aria-haspopup=dialog]:not([aria-label])");

/** Chooses a language in the header or in the side menu, and waits until the page is in it. */
export async function chooseLanguage(page: Page, language: string): Promise<void> {
  const button = languageButton(page, language);
  if (!(await button.isVisible())) await languageMenuButton(page).click();
  await button.click();
  await page.waitForFunction((chosen) => document.documentElement.lang === chosen, language);
  await page.getByRole("dialog").waitFor({ state: "hidden" });
}

const title = (language: Language, path: string) => {
  if (path === "/") return text(language, "hero.title");
  if (path === unknownPath) return text(language, "notFound.message");
  return legalPage(language, path.slice(1)).title;
};

/** @returns the headline of the page at `path` in the language */
export const headline = (page: Page, language: Language, path: string) =>
  page.getByRole("heading", { level: 1, name: title(language, path), exact: true });
