import type { i18n } from "i18next";
import type { Language } from "../contract/languages";
import type { Translation } from "../contract/translation";

type KeyOf<Table> = {
  [Key in keyof Table & string]: Table[Key] extends string ? Key : `${Key}.${KeyOf<Table[Key]>}`;
}[keyof Table & string];

/** The full key of a text, such as `contact.validation.name`. */
export type TextKey = KeyOf<Translation>;

/** Looks a text up; `values` fill its run-time placeholders. */
export type TextLookup = (key: TextKey, values?: Record<string, string>) => string;

const warned = new Set<string>();

/**
 * @param i18n the translation tables of all languages
 * @returns the look-up for one language. For a missing key it returns the key and logs one warning;
 *   it never falls back to another language.
 * @throws in the HTML renderer, for a missing key: the build then fails
 */
export function createText(i18n: i18n, language: Language): TextLookup {
  return (key, values) => {
    const options = { ...values, lng: language, fallbackLng: false as const };
    if (i18n.exists(key, options)) return i18n.t(key, options);

    const missing = `Missing translation: ${key} (${language})`;
    if (typeof window === "undefined") throw new Error(missing);
    if (!warned.has(missing)) console.warn(missing);
    warned.add(missing);
    return key;
  };
}
