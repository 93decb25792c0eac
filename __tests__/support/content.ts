import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import type { Language } from "../../src/contract/languages";
import type { TextKey } from "../../src/language/text";

/** The pages of the fixtures by their paths, without the not-found page. */
export const pagePaths = ["/", "/gdpr", "/imprint", "/terms-of-service"];

/**
 * For the form, whose fields the tests take from its list. Other tests name the texts that they expect.
 *
 * @param values replace placeholders such as `{{number}}`
 * @returns a text of the fixtures
 */
export function text(language: Language, key: TextKey, values: Record<string, string> = {}) {
  const file = resolve(__dirname, `../fixtures/content/locales/${language}/translation.json`);
  const found = key
    .split(".")
    .reduce((table, name) => table[name], JSON.parse(readFileSync(file, "utf8")));
  return String(found).replace(/\{\{(\w+)\}\}/g, (match, name) => values[name] ?? match);
}
