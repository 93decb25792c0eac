import { defaultLanguage, type Language, languages } from "../contract/languages";
import { translationSchema } from "../contract/translation";
import { type ContentFiles, readContentFiles } from "./contentFiles";
import { findingAt } from "./finding";
import { type ContentDocument, textAt, textLeaves } from "./reading/document";
import { readJson } from "./reading/json";
import { readLineAges } from "./reading/lineAges";
import { decode } from "./reading/text";

/** What a translator has to do for a text or page; `older` than the text in the default language. */
export type TranslationState = "done" | "missing" | "older" | `same as ${Language}`;

/** One text or legal page, and how it stands in each language but the default one. */
export type TranslationRow = { name: string; states: TranslationState[] };

type Translation = { document: ContentDocument | undefined; ages: number[] };

/** The languages of the columns, in order. */
export const translatedLanguages = languages.filter((language) => language !== defaultLanguage);

/**
 * Compares every text and legal page with the default language.
 *
 * @param projectRoot the folder that holds `content`; ages come from its git history
 */
export function readTranslationStatus(projectRoot: string): TranslationRow[] {
  const files = readContentFiles(projectRoot);
  return [...textRows(files, projectRoot), ...pageRows(files, projectRoot)];
}

function textRows(files: ContentFiles, projectRoot: string): TranslationRow[] {
  const translations = new Map(
    languages.map((language) => [language, readTranslation(files, projectRoot, language)]),
  );
  return textLeaves(translationSchema).map(({ path }) => ({
    name: path.join("."),
    states: translatedLanguages.map((language) => textState(translations, path, language)),
  }));
}

function readTranslation(
  files: ContentFiles,
  projectRoot: string,
  language: Language,
): Translation {
  const file = `content/locales/${language}/translation.json`;
  const bytes = files.get(file);
  if (bytes === undefined) return { document: undefined, ages: [] };
  const { document } = readJson({ file, text: decode(bytes) });
  return { document, ages: readLineAges(projectRoot, file) };
}

function textState(
  translations: ReadonlyMap<Language, Translation>,
  path: readonly string[],
  language: Language,
): TranslationState {
  const text = textIn(translations, path, language);
  if (text === undefined || !/\S/.test(text)) return "missing";
  const twin = languages
    .slice(0, languages.indexOf(language))
    .find((earlier) => hasWords(text) && textIn(translations, path, earlier) === text);
  if (twin !== undefined) return `same as ${twin}`;
  const own = ageIn(translations, path, language);
  const reference = ageIn(translations, path, defaultLanguage);
  return own < reference ? "older" : "done";
}

function textIn(
  translations: ReadonlyMap<Language, Translation>,
  path: readonly string[],
  language: Language,
): string | undefined {
  const document = translations.get(language)?.document;
  return document && textAt(document, path);
}

function ageIn(
  translations: ReadonlyMap<Language, Translation>,
  path: readonly string[],
  language: Language,
): number {
  const { document, ages } = translations.get(language) ?? { document: undefined, ages: [] };
  const offset = document?.valueOffset(path);
  if (document === undefined || offset === undefined) return 0;
  const { line } = findingAt(document.source, offset, { message: "", remedy: "" });
  return ages[line - 1] ?? 0;
}

function pageRows(files: ContentFiles, projectRoot: string): TranslationRow[] {
  const names = [...files.keys()].flatMap(
    (file) => /^content\/legal\/\w+\/([\w-]+\.md)$/.exec(file)?.[1] ?? [],
  );
  return [...new Set(names)].sort().map((name) => {
    const ageOf = (language: Language) =>
      Math.max(0, ...readLineAges(projectRoot, `content/legal/${language}/${name}`));
    const reference = ageOf(defaultLanguage);
    const states = translatedLanguages.map((language): TranslationState => {
      if (!files.has(`content/legal/${language}/${name}`)) return "missing";
      return ageOf(language) < reference ? "older" : "done";
    });
    return { name, states };
  });
}

function hasWords(text: string): boolean {
  return /\p{L}/u.test(text.replace(/\{\{.*?\}\}/g, ""));
}
