import type { i18n } from "i18next";
import type { Language } from "../contract/languages";
import type { Translation } from "../contract/translation";

type KeyOf<Table> = {
  [Key in keyof Table & string]: Table[Key] extends string ? Key : `${Key}.${KeyOf<Table[Key]>}`;
}[keyof Table & string];

/** The full key of a text, such as `contact.validation.name`. */
export type TextKey = KeyOf<Translation>;

/** Looks a text up; `values` fill its run-time placeholders. */
export type Text = (key: TextKey, values?: Record<string, string>) => string;

/** Gatsby reads the source maps of its HTML renderer wrongly, but the names in its stack are right. */
function callingComponent(): string {
  const [, name] = /^ +at ([A-Z]\w+) \(/m.exec(new Error().stack ?? "") ?? [];
  return name ? ` in <${name}>` : "";
}

const warned = new Set<string>();

/**
 * @param catalogue the texts of all languages
 * @returns the look-up for one language. Where it lacks a key, the key itself shows and the
 *   console is warned once; another language never steps in.
 * @throws in the HTML renderer where the language lacks a key, so that no build is published with it
 */
export function createText(catalogue: i18n, language: Language): Text {
  return (key, values) => {
    const options = { ...values, lng: language, fallbackLng: false as const };
    if (catalogue.exists(key, options)) return catalogue.t(key, options);

    const missing = `Missing translation: ${key} (${language})`;
    if (typeof window === "undefined") throw new Error(missing + callingComponent());
    if (!warned.has(missing)) console.warn(missing);
    warned.add(missing);
    return key;
  };
}
