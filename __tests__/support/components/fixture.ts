import { z } from "zod";
import type { Company } from "../../../src/contract/company";
import { type Language, languages } from "../../../src/contract/languages";
import { type Translation, translationSchema } from "../../../src/contract/translation";
import type { TextKey } from "../../../src/language/text";

type Table = { [name: string]: string | Table };

/** @returns a table in which every text is its key and the language */
const tableOf = (schema: z.ZodObject, language: Language, path = ""): Table =>
  Object.fromEntries(
    Object.entries(schema.shape).map(([name, child]) => {
      const key = path + name;
      if (child instanceof z.ZodObject) return [name, tableOf(child, language, `${key}.`)];
      return [name, key === "footer.copyright" ? "© {{year}}" : `${key} in ${language}`];
    }),
  );

/** A complete translation table for each language. */
export const translations = Object.fromEntries(
  languages.map((language) => [
    language,
    translationSchema.parse(tableOf(translationSchema, language)),
  ]),
) as Record<Language, Translation>;

/** @returns a text of these tables; `values` replace its run-time placeholders */
export function text(language: Language, key: TextKey, values: Record<string, string> = {}) {
  const template = key === "footer.copyright" ? "© {{year}}" : `${key} in ${language}`;
  return template.replace(/\{\{(\w+)\}\}/g, (match, name) => values[name] ?? match);
}

const inEveryLanguage = (fact: string) =>
  Object.fromEntries(languages.map((language) => [language, fact]));

export const company: Company = {
  name: "Example Care",
  legalForm: "d.o.o.",
  street: "Street 1",
  postalCode: "71000",
  city: "Town",
  country: inEveryLanguage("Country"),
  email: "team@example.com",
  phone: "+387 33 000 000",
  representative: "First Last",
  representativeRole: inEveryLanguage("Role"),
  court: inEveryLanguage("Court"),
  register: "0",
  vatId: "0",
  host: inEveryLanguage("Host (Country)"),
  logPeriod: inEveryLanguage("30 days"),
  years: "5+",
  responseHours: 24,
};
