import { defaultLanguage, type Language } from "../../src/contract/languages";
import { company, legalPage, legalSlugs, text, textKeys } from "./content";
import { legalTexts } from "./legalOutline";

/** Every text of a language with the file and key in content/ that contain it. */
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

/** @returns whether the translation table or a legal page of the language contains the text */
export const isWrittenIn = (found: string, language: Language): boolean =>
  textKeys.some((key) => text(language, key) === found) || legalTextsOf(language).includes(found);

const known = new Map<Language, string[]>();

function legalTextsOf(language: Language): string[] {
  const texts = known.get(language) ?? legalTexts(language);
  known.set(language, texts);
  return texts;
}

/**
 * @param found a text from a page, or a part of one
 * @returns the text with its content file and key, for the message of a failed test
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
