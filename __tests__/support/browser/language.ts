import type { Page } from "playwright-core";

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

/** @returns the headline of the page that begins with these words */
export const headline = (page: Page, name: string) => page.getByRole("heading", { level: 1, name });
