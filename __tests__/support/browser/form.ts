import type { Page } from "playwright-core";
import { defaultLanguage, type Language } from "../../../src/contract/languages";
import { text } from "../content";

export const fieldNames = ["name", "email", "phone", "message"] as const;

export type FieldName = (typeof fieldNames)[number];

/** What a visitor may send. */
export const validValues: Record<FieldName, string> = {
  name: "Amra Primjer",
  email: "amra@example.com",
  phone: "061 000 000",
  message: "Trebam krevet za njegu.",
};

export const field = (page: Page, name: FieldName, language: Language = defaultLanguage) =>
  page.getByLabel(text(language, `contact.form.${name}`), { exact: true });

export const submitButton = (page: Page, language: Language = defaultLanguage) =>
  page.getByRole("button", { name: text(language, "contact.form.submit"), exact: true });

/** The link in place of the button until the form can take a message. */
export const adviceLink = (page: Page) =>
  page.getByRole("link", { name: text(defaultLanguage, "contact.form.submit"), exact: true });

/** Waits until the form can take a message; its scripts come after the page's. */
export const formReady = (page: Page) => page.locator("form button[type=submit]").waitFor();

export const successAlert = (page: Page, language: Language = defaultLanguage) =>
  page.getByRole("alert").filter({ hasText: text(language, "contact.success") });

export const errorMessage = (
  page: Page,
  name: Exclude<FieldName, "phone">,
  language: Language = defaultLanguage,
) => page.getByText(text(language, `contact.validation.${name}`), { exact: true });

/** @returns what stands in the fields, in their order */
export const fieldValues = (page: Page, language?: Language) =>
  Promise.all(fieldNames.map((name) => field(page, name, language).inputValue()));

/** Fills in every field with the mouse and the keyboard. */
export async function fillIn(page: Page, values = validValues): Promise<void> {
  for (const name of fieldNames) {
    await field(page, name).click();
    await page.keyboard.type(values[name]);
  }
}
