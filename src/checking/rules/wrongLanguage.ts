import { francAll } from "franc-min";
import { iso6393To1 } from "iso-639-3";
import { type Language, languages } from "../../contract/languages";
import { type Finding, fileFinding, findingAt } from "../finding";
import { languageName } from "../languages";
import { type Passage, subjectOf } from "../reading/document";

/** Fewer characters do not show the language. */
const minLength = 300;
const sample = 800;

/**
 * Below this share of the best score, a file is in another language. Texts in the wrong language
 * reached 0.94 at most, names and addresses alone 0.95 and more.
 */
const close = 0.945;

const codes = new Map(Object.entries(iso6393To1).map(([code, language]) => [language, code]));

/** @returns an error if the texts of a file are in another language of the site */
export function checkFileLanguage(passages: readonly Passage[]): Finding[] {
  const [first] = passages;
  const words = passages.map(({ text }) => text).join(" ");
  const text = words.replace(/\{\{[^{}]*\}\}|\uFFFC+/g, " ").slice(0, sample);
  const own = first && codes.get(first.language);
  if (!own) return [];
  const only = languages.flatMap((language) => codes.get(language) ?? []);
  const scores = francAll(text, { only, minLength });
  const best = languages.find((language) => codes.get(language) === scores[0]?.[0]);
  const ownScore = scores.find(([code]) => code === own)?.[1] ?? 1;
  if (best === undefined || ownScore > close) return [];
  const values = { found: languageName(best), language: languageName(first.language) };
  return [fileFinding(first.file, "wrongLanguage", values)];
}

const nameIn = (language: Language) =>
  new Intl.DisplayNames(language, { type: "language" }).of(language) ?? language;

/** @returns an error if the name of the language is that of another one */
export function checkLanguageName(passages: readonly Passage[]): Finding[] {
  const passage = passages.find(({ name }) => name === "language.name");
  const written = passage?.text.toLowerCase();
  const named = languages.find((language) => nameIn(language).toLowerCase() === written);
  if (!passage || !named || named === passage.language) return [];
  const { language } = passage;
  const values = {
    found: languageName(named),
    language: languageName(language),
    name: nameIn(language),
  };
  return [findingAt(passage, 0, "languageName", values)];
}

/** @returns a warning if a language before this one has the same text */
export function checkUntranslated(passage: Passage, earlier: readonly Passage[]): Finding[] {
  const twin = earlier.find(({ text }) => isUntranslated(passage.text, text));
  if (!twin) return [];
  const place = `${twin.file}:${twin.placeOf(0).line}`;
  const values = { subject: subjectOf(passage), language: languageName(twin.language), place };
  return [findingAt(passage, 0, "untranslated", values)];
}

/**
 * @returns whether a text is the same in two languages and should not be. Names, single words and
 *   placeholders may be the same; two words of ten letters together seldom are.
 */
export function isUntranslated(text: string, other: string): boolean {
  if (text !== other) return false;
  const words = text
    .replace(/\{\{[^{}]*\}\}/g, " ")
    .split(/\s+/)
    .filter((word) => !/[@/]/.test(word))
    .flatMap((word) => word.match(/\p{L}+/gu) ?? []);
  return words.length > 1 && words.join("").length >= 10;
}
