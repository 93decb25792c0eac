import { defaultLanguage, type Language } from "../../src/contract/languages";
import { legalPage, legalSlugs, text, textKeys } from "./content";
import { legalTexts } from "./legalOutline";

const known = new Map<Language, string[]>();

/** @returns whether the translation table or a legal page of the language contains the text */
export function isWrittenIn(found: string, language: Language): boolean {
  const texts = known.get(language) ?? legalTexts(language);
  known.set(language, texts);
  return textKeys.some((key) => text(language, key) === found) || texts.includes(found);
}

/**
 * @param found a text from a page, or a part of one
 * @returns the text with its content file and key, for the message of a failed test
 */
export function withSource(found: string, language: Language = defaultLanguage): string {
  const isPart = (written: string) =>
    written.length > 2 && (found.includes(written) || written.includes(found));
  const [key] = textKeys
    .filter((each) => isPart(text(language, each)))
    .sort((one, other) => text(language, other).length - text(language, one).length);
  if (key) return `${found} (content/locales/${language}/translation.json: ${key})`;
  const slug = legalSlugs.find((each) => legalPage(language, each).body.includes(found));
  return slug ? `${found} (content/legal/${language}/${slug}.md)` : found;
}
