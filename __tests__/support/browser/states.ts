import type { Page } from "playwright-core";
import { defaultLanguage, type Language } from "../../../src/contract/languages";
import { company, text } from "../content";
import {
  advice,
  errorMessage,
  field,
  fieldNames,
  formReady,
  submitButton,
  successAlert,
  validValues,
} from "./form";
import { alterPageData, loseScripts } from "./interception";
import { openPage, type VisitOptions } from "./openPage";

/** The window of a phone. */
export const phone = { viewport: { width: 375, height: 720 }, hasTouch: true, isMobile: true };

/** Waits until these sections of a page are visible, with header and footer. */
export async function expectReadable(page: Page, sections: readonly string[]): Promise<void> {
  for (const id of sections) await page.locator(`#${id}`).waitFor();
  await page.getByRole("banner").waitFor();
  await page.getByRole("contentinfo").getByRole("link", { name: company.phone }).first().waitFor();
}

/** Opens the side menu with its button, which a narrow window has. */
export async function openSideMenu(page: Page, language: Language = defaultLanguage) {
  await page.getByRole("link", { name: text(language, "header.openMenu"), exact: true }).click();
  const menu = page.getByRole("dialog", { name: text(language, "header.menu"), exact: true });
  await menu.waitFor();
  return menu;
}

/** Sends the form as it is, empty. */
export async function provokeFormErrors(page: Page, language: Language = defaultLanguage) {
  await formReady(page);
  await submitButton(page, language).click();
  await errorMessage(page, "message", language).waitFor();
}

/** Sends the form with what it asks for. */
export async function sendForm(page: Page, language: Language = defaultLanguage) {
  await formReady(page);
  for (const name of fieldNames) await field(page, name, language).fill(validValues[name]);
  await submitButton(page, language).click();
  await successAlert(page, language).waitFor();
}

/** Opens the landing page, whose scripts are lost, and presses the form's button. */
export async function openAdvice(options?: VisitOptions): Promise<Page> {
  const { page } = await openPage("/", { ...options, prepare: loseScripts });
  await submitButton(page).click();
  await advice(page).waitFor();
  return page;
}

/** Makes the landing page throw; call it before the page is opened. */
export const breakPage = (page: Page) =>
  alterPageData(page, "index", ({ result }) => {
    result.data.images = null;
  });

/** Makes one section of the landing page throw; call it before the page is opened. */
export const breakSection = (page: Page) =>
  alterPageData(page, "index", ({ result }) => {
    result.data.images.quality.file.childImageSharp = null;
  });
