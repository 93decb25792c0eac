import type { Page } from "playwright-core";
import { type Language, languages } from "../../../src/contract/languages";
import { legalPage, legalSlugs, text, textKeys, unknownPath } from "../content";

/** @returns texts found on the page, each with the content file and the key that contain it */
export async function withSources(page: Page, found: readonly string[]): Promise<string[]> {
  const language = (await page.locator("html").getAttribute("lang")) as Language;
  return found.map((shown) => {
    const isPart = (written: string) =>
      written.length > 2 && (shown.includes(written) || written.includes(shown));
    const [key] = textKeys
      .filter((each) => isPart(text(language, each)))
      .sort((one, other) => text(language, other).length - text(language, one).length);
    if (key) return `${shown} (content/locales/${language}/translation.json: ${key})`;
    const slug = legalSlugs.find((each) => legalPage(language, each).body.includes(shown));
    return slug ? `${shown} (content/legal/${language}/${slug}.md)` : shown;
  });
}

/** The accessible name of a language's button: the language's name, in a narrow header after its code. */
export const languageName = (language: Language) =>
  new RegExp(`^(?:${language} )?${text(language, "language.name")}$`, "i");

/** @returns the button of a language in the visible switcher, which may be that of an open menu */
export const languageButton = (page: Page, language: Language) =>
  page
    .getByRole("button", { name: languageName(language) })
    .visible()
    .first();

const labels = languages.map((language) => text(language, "language.label"));

/** @returns the button of a narrow header that opens the side menu at the languages */
export const languageMenuButton = (page: Page) =>
  page.getByRole("banner").getByRole("button", { name: new RegExp(`^(?:${labels.join("|")}) `) });

/** Chooses a language in the header or in the side menu, and waits until the page is in it. */
export async function chooseLanguage(page: Page, language: Language): Promise<void> {
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
