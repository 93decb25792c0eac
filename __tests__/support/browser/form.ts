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

/** What shows how else to reach the provider where the scripts do not come. */
export const advice = (page: Page) =>
  page.getByRole("alert").filter({ hasText: text(defaultLanguage, "contact.form.notReady") });

/** What shows that a message could not be sent. */
export const failureAlert = (page: Page, language: Language = defaultLanguage) =>
  page.getByRole("alert").filter({ hasText: text(language, "contact.form.failed") });

/** Waits until the behaviour of the form is loaded, which comes after the page's scripts. */
export const formReady = (page: Page) =>
  page.waitForFunction(() => {
    const input = document.querySelector("form input");
    // React writes the handlers of an element to it.
    return Object.entries(input ?? {}).some(
      ([name, props]) => name.startsWith("__reactProps") && "onChange" in props,
    );
  });

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
