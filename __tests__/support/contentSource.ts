import { defaultLanguage, type Language } from "../../src/contract/languages";
import { company, legalPage, legalSlugs, text, textKeys } from "./content";
import { legalTexts } from "./legalOutline";

/** Every text of a language with the place in content/ where it is written. */
const sourcesIn = (language: Language): [text: string, place: string][] => [
  ...textKeys.map((key): [string, string] => [
    text(language, key),
    `content/locales/${language}/translation.json: ${key}`,
  ]),
  ...legalSlugs.flatMap((slug) => {
    const { title, body } = legalPage(language, slug);
    const lines = body.split("\n").map((line) => line.replace(/^[#\s>-]+|\*\*|\\$/g, ""));
    return [title, ...lines].map((line): [string, string] => [
      line,
      `content/legal/${language}/${slug}.md`,
    ]);
  }),
  ...Object.entries(company).map(([key, fact]): [string, string] => [
    typeof fact === "object" ? "" : String(fact),
    `content/site/company.json: ${key}`,
  ]),
];

/** @returns whether the text stands in the table or on a legal page of the language */
export const isWrittenIn = (found: string, language: Language): boolean =>
  textKeys.some((key) => text(language, key) === found) || legalTextsOf(language).includes(found);

const known = new Map<Language, string[]>();

function legalTextsOf(language: Language): string[] {
  const texts = known.get(language) ?? legalTexts(language);
  known.set(language, texts);
  return texts;
}

/**
 * @param found a text that a test has found on a page, or a part of one
 * @returns the same with the content file and key that it comes from, so that the message of a
 *   failed test names them
 */
export function withSource(found: string, language: Language = defaultLanguage): string {
  const overlap = (written: string) => {
    if (written === "") return 0;
    if (found.includes(written)) return written.length;
    return written.includes(found) ? found.length : 0;
  };
  const best = sourcesIn(language)
    .map(([written, place]) => ({ place, length: overlap(written) }))
    .reduce((one, other) => (other.length > one.length ? other : one));
  return best.length > 2 ? `${found} (${best.place})` : found;
}
