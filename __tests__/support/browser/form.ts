import type { Page } from "playwright-core";
import { defaultLanguage, type Language } from "../../../src/contract/languages";
import { type ContactValues, contactSchema } from "../../../src/sections/Contact/contactSchema";
import { text } from "../content";

export type FieldName = keyof ContactValues;

const values = {
  name: "Amra Primjer",
  email: "amra@example.com",
  phone: "061 000 000",
  message: "Trebam krevet za njegu.",
};

/** Values that the form accepts, in the order of its fields. A field without one gets a word. */
export const validValues: ContactValues = contactSchema.parse(
  Object.fromEntries(
    Object.keys(contactSchema.shape).map((name) => [name, { [name]: "Sarajevo", ...values }[name]]),
  ),
);

export const typedValues = Object.values(validValues);

export const emptyValues = typedValues.map(() => "");

export const fieldNames = Object.keys(validValues) as FieldName[];

/** How many fields of the empty form have an error. */
export const faults = contactSchema.safeParse({}).error?.issues.length ?? 0;

export const field = (page: Page, name: FieldName, language: Language = defaultLanguage) =>
  page.getByLabel(text(language, `contact.form.${name}`), { exact: true });

export const submitButton = (page: Page, language: Language = defaultLanguage) =>
  page.getByRole("button", { name: text(language, "contact.form.submit"), exact: true });

export const successAlert = (page: Page, language: Language = defaultLanguage) =>
  page.getByRole("alert").filter({ hasText: text(language, "contact.success") });

export const errorMessage = (
  page: Page,
  name: "name" | "email" | "message",
  language: Language = defaultLanguage,
) => page.getByText(text(language, `contact.validation.${name}`), { exact: true });

/** @returns the values of the fields, in their order */
export const fieldValues = (page: Page, language?: Language) =>
  Promise.all(fieldNames.map((name) => field(page, name, language).inputValue()));

/** Sets the value of every field. */
export async function fill(page: Page, language?: Language, values = validValues): Promise<void> {
  for (const name of fieldNames) await field(page, name, language).fill(values[name]);
}
