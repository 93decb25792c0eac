import { francAll } from "franc-min";
import { iso6393To1 } from "iso-639-3";
import { type Language, languages } from "../../contract/languages";
import { type Finding, fileFinding, findingAt } from "../finding";
import { languageName } from "../languages";
import type { Passage } from "../reading/document";

/** Fewer characters do not show the language. */
const enough = 300;
const sample = 800;

/**
 * Below this share of the best score, a file is in another language. Texts in the wrong language
 * reached 0.94 at most, names and addresses alone 0.95 and more.
 */
const close = 0.945;

const placeholderOrAddress = /\{\{[^{}]*\}\}|\uFFFC+/g;

const codes = new Map(Object.entries(iso6393To1).map(([code, language]) => [language, code]));

/** @returns an error if the texts of a file are in another language of the site */
export function checkFileLanguage(passages: readonly Passage[]): Finding[] {
  const [first] = passages;
  const words = passages.map(({ text }) => text).join(" ");
  const text = words
    .slice(0, 2 * sample)
    .replace(placeholderOrAddress, " ")
    .slice(0, sample);
  const own = first && codes.get(first.language);
  if (!first || own === undefined || text.length < enough) return [];
  const only = languages.flatMap((language) => codes.get(language) ?? []);
  const scores = francAll(text, { only });
  const best = languages.find((language) => codes.get(language) === scores[0]?.[0]);
  const ownScore = scores.find(([code]) => code === own)?.[1] ?? 1;
  if (best === undefined || best === first.language || ownScore > close) return [];
  const values = { found: languageName(best), language: languageName(first.language) };
  return [fileFinding(first.file, "wrongLanguage", values)];
}

/** @returns an error if the name of the language is that of another one */
export function checkLanguageName(passages: readonly Passage[]): Finding[] {
  const passage = passages.find(({ name }) => name === "language.name");
  const other = languages.find(
    (language) =>
      language !== passage?.language && nameIn(language) === passage?.text.toLowerCase(),
  );
  if (!passage || !other) return [];
  const { language } = passage;
  const values = {
    found: languageName(other),
    language: languageName(language),
    name: nameIn(language) ?? language,
  };
  return [findingAt(passage, 0, "languageName", values)];
}

function nameIn(language: Language): string | undefined {
  return new Intl.DisplayNames(language, { type: "language" }).of(language)?.toLowerCase();
}
