import type { i18n } from "i18next";
import type { CompanyFacts } from "../company/facts";
import type { Language } from "../contract/languages";
import type { Translation } from "../contract/translation";

type KeyOf<Table> = {
  [Key in keyof Table & string]: Table[Key] extends string ? Key : `${Key}.${KeyOf<Table[Key]>}`;
}[keyof Table & string];

/** The full key of a text, such as `contact.validation.name`. */
export type TextKey = KeyOf<Translation>;

/** Looks a text up; `values` fill its run-time placeholders. */
export type Text = (key: TextKey, values?: Record<string, string>) => string;

const warned = new Set<string>();

/**
 * @param catalogue the texts of all languages
 * @param facts what `{{company.…}}` stands for in this language
 * @returns the look-up for one language. Where it lacks a key, the key itself shows and the
 *   console is warned once; another language never steps in.
 */
export function createText(catalogue: i18n, language: Language, facts: CompanyFacts): Text {
  return (key, values) => {
    const options = { ...values, company: facts, lng: language, fallbackLng: false as const };
    if (!catalogue.exists(key, options)) {
      const missing = `Missing translation: ${key} (${language})`;
      if (!warned.has(missing)) console.warn(missing);
      warned.add(missing);
      return key;
    }
    return catalogue.t(key, options);
  };
}
