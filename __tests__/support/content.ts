import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { bindWords } from "../../src/company/bindWords";
import { fillText } from "../../src/company/fillFacts";
import type { Language } from "../../src/contract/languages";
import type { TextKey } from "../../src/language/text";

/** The pages of the fixtures by their paths, without the not-found page. */
export const pagePaths = ["/", "/gdpr", "/imprint", "/terms-of-service"];

/**
 * For the form, whose fields the tests take from its list. Other tests name the texts that they expect.
 *
 * @param values replace placeholders such as `{{number}}`
 * @returns a text of the fixtures, with the no-break spaces that pages have
 */
export function text(language: Language, key: TextKey, values: Record<string, string> = {}) {
  const read = (file: string) =>
    JSON.parse(readFileSync(resolve(__dirname, "../fixtures/content", file), "utf8"));
  const found = key
    .split(".")
    .reduce((table, name) => table[name], read(`locales/${language}/translation.json`));
  const filled = fillText(String(found), read("site/company.json"), language);
  return bindWords(filled, language).replace(
    /\{\{(\w+)\}\}/g,
    (match, name) => values[name] ?? match,
  );
}
