import type { Page } from "playwright-core";
import { defaultLanguage, type Language } from "../../../src/contract/languages";
import { motionEnds } from "./elements";
import { errorMessage, fill, submitButton, successAlert } from "./form";
import { alterPageData } from "./interception";

/** The window of a phone. */
export const phone = { viewport: { width: 375, height: 720 } };

/** Waits until these sections of a page, its header and its footer are visible. */
export async function expectReadable(page: Page, sections: readonly string[]): Promise<void> {
  for (const id of sections) await page.locator(`#${id}`).waitFor();
  await page.getByRole("banner").waitFor();
  await page
    .getByRole("contentinfo")
    .getByRole("link", { name: "+387 33 412 907" })
    .first()
    .waitFor();
}

/** Opens the side menu with its button, which narrow windows show. */
export async function openSideMenu(page: Page) {
  await page.getByRole("button", { name: "Otvorite meni" }).click();
  const menu = page.getByRole("dialog", { name: "Meni", exact: true });
  await menu.waitFor();
  await motionEnds(page);
  return menu;
}

/** Submits the empty form. */
export async function provokeFormErrors(page: Page, language: Language = defaultLanguage) {
  await submitButton(page, language).click();
  await errorMessage(page, "message", language).waitFor();
}

/** Fills in the form and submits it. */
export async function sendForm(page: Page, language: Language = defaultLanguage) {
  await fill(page, language);
  await submitButton(page, language).click();
  await successAlert(page, language).waitFor();
}

/** Makes the landing page throw. Call it before the page is opened. */
export const breakPage = (page: Page) => alterPageData(page, (data) => delete data.images);

/** Makes the section with this picture throw. Call it before the page is opened. */
export const breakSection = (page: Page, slot: string) =>
  alterPageData(page, ({ images }) => delete images[slot].file.childImageSharp);
