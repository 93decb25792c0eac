import type { Page } from "playwright-core";
import { defaultLanguage, type Language } from "../../../src/contract/languages";
import { text } from "../content";

export const fieldNames = ["name", "email", "phone", "message"] as const;

export type FieldName = (typeof fieldNames)[number];

/** Values that the form accepts. */
export const validValues: Record<FieldName, string> = {
  name: "Amra Primjer",
  email: "amra@example.com",
  phone: "061 000 000",
  message: "Trebam krevet za njegu.",
};

/** These values, in the order of the fields. */
export const typedValues = fieldNames.map((name) => validValues[name]);

export const emptyValues = ["", "", "", ""];

export const field = (page: Page, name: FieldName, language: Language = defaultLanguage) =>
  page.getByLabel(text(language, `contact.form.${name}`), { exact: true });

export const submitButton = (page: Page, language: Language = defaultLanguage) =>
  page.getByRole("button", { name: text(language, "contact.form.submit"), exact: true });

/** The notice that the scripts of the page are late, or that they have failed. */
export const loadingNotice = (page: Page, state: "waiting" | "failed") =>
  page.locator(`[role=alert] > [data-state=${state}]`).filter({ visible: true });

/** The alert that a message could not be sent. */
export const failureAlert = (page: Page, language: Language = defaultLanguage) =>
  page.getByRole("alert").filter({ hasText: text(language, "contact.form.failed") });

export const successAlert = (page: Page, language: Language = defaultLanguage) =>
  page.getByRole("alert").filter({ hasText: text(language, "contact.success") });

export const errorMessage = (
  page: Page,
  name: Exclude<FieldName, "phone">,
  language: Language = defaultLanguage,
) => page.getByText(text(language, `contact.validation.${name}`), { exact: true });

/** @returns the values of the fields, in their order */
export const fieldValues = (page: Page, language?: Language) =>
  Promise.all(fieldNames.map((name) => field(page, name, language).inputValue()));

/** Sets the value of every field. */
export async function fill(page: Page, language?: Language): Promise<void> {
  for (const name of fieldNames) await field(page, name, language).fill(validValues[name]);
}
