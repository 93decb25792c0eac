import { defaultLanguage, type Language, languages } from "../../contract/languages";
import { translationSchema } from "../../contract/translation";
import type { ContentFiles } from "../contentFiles";
import type { Advice, Finding } from "../finding";
import type { JsonDocument } from "../reading/json";
import { findingAt } from "../reading/source";
import { findClaims } from "./claims";
import { checkJsonFile } from "./jsonFile";
import { languageName } from "./languageNames";
import {
  companyPlaceholders,
  comparePlaceholders,
  findPlaceholders,
  type Placeholder,
} from "./placeholders";
import { findMarkup } from "./plainText";
import { isUntranslated } from "./sameText";
import { type TextLeaf, textLeaves } from "./schemaTree";
import { textAt } from "./textAt";
import { explainLength } from "./textLength";
import { findSlips } from "./typography";

/** Checks content/locales: each language's texts by themselves and against the default language. */
export function checkTranslations(files: ContentFiles): Finding[] {
  const translations = languages.map((language) => readTranslation(files, language));
  const reference = translations[languages.indexOf(defaultLanguage)]?.document;
  const texts = textLeaves(translationSchema);
  return translations.flatMap(({ document, findings }, index) => {
    if (document === undefined) return findings;
    const language = languages[index] ?? defaultLanguage;
    const others = translations.map((other) => (other.document === document ? undefined : other));
    return [
      ...findings,
      ...texts.flatMap((leaf) => checkText(document, leaf, language, reference)),
      ...texts.flatMap((leaf) => checkWording(document, leaf, language, others)),
    ];
  });
}

function readTranslation(files: ContentFiles, language: Language) {
  const remedy = `Create it for ${languageName(language)}: copy the file of another language and translate its texts.`;
  const file = `content/locales/${language}/translation.json`;
  return checkJsonFile(files, file, translationSchema, remedy);
}

function checkText(
  document: JsonDocument,
  leaf: TextLeaf,
  language: Language,
  reference: JsonDocument | undefined,
): Finding[] {
  const text = textAt(document, leaf.path);
  if (text === undefined || !/\S/.test(text)) return [];
  const at = (index: number, advice: Advice) =>
    findingAt(document.source, document.characterOffset(leaf.path, index), advice);
  const placeholders = placeholdersIn(text, leaf);
  return [
    ...findMarkup(text, leaf).map(({ index, advice }) => at(index, advice)),
    ...placeholders.flatMap(({ index, fault }) => (fault ? [at(index, fault)] : [])),
    ...checkValues(placeholders, leaf).map((advice) => at(0, advice)),
    ...checkOwnersWords(text, leaf, language).map((advice) => at(0, advice)),
    ...checkAgainst(reference, placeholders, leaf).map(({ index, advice }) => at(index, advice)),
  ];
}

type Others = readonly ({ document: JsonDocument | undefined } | undefined)[];

/** What may be meant as it is: the wording itself, against the other languages. */
function checkWording(
  document: JsonDocument,
  { path }: TextLeaf,
  language: Language,
  others: Others,
): Finding[] {
  const text = textAt(document, path);
  if (text === undefined || !/\S/.test(text)) return [];
  const name = path.join(".");
  const wordings = others.map((other) => other?.document && textAt(other.document, path));
  const length = explainLength(
    name,
    text,
    wordings.flatMap((wording) => wording ?? []),
  );
  return [
    ...findClaims(text, language),
    ...findSlips(text, language),
    ...explainTwin(name, text, wordings.slice(0, languages.indexOf(language))),
    ...(length ? [{ index: 0, advice: length }] : []),
  ].map(({ index, advice }) =>
    findingAt(document.source, document.characterOffset(path, index), advice, "warning"),
  );
}

function explainTwin(
  name: string,
  text: string,
  earlier: readonly (string | undefined)[],
): { index: number; advice: Advice }[] {
  const twin = earlier.findIndex((other) => other !== undefined && isUntranslated(text, other));
  const other = languages[twin];
  if (other === undefined) return [];
  const message = `"${name}" is the same as in ${languageName(other)}.`;
  return [{ index: 0, advice: { message, remedy: "Translate it." } }];
}

function placeholdersIn(text: string, leaf: TextLeaf): Placeholder[] {
  return findPlaceholders(text, [...leaf.values, ...companyPlaceholders]);
}

function checkValues(placeholders: readonly Placeholder[], leaf: TextLeaf): Advice[] {
  return leaf.values
    .filter((value) => !placeholders.some(({ name }) => name === value))
    .map((value) => ({
      message: `"${leaf.path.join(".")}" lacks the placeholder {{${value}}}.`,
      remedy: `Write {{${value}}} where the page is to fill it in.`,
    }));
}

function checkOwnersWords(text: string, { path, english }: TextLeaf, language: Language): Advice[] {
  if (language !== "en" || english === undefined || text === english) return [];
  return [
    {
      message: `"${path.join(".")}" does not have the words that the owner of the site has given for it.`,
      remedy: `Write "${english}".`,
    },
  ];
}

function checkAgainst(
  reference: JsonDocument | undefined,
  placeholders: readonly Placeholder[],
  leaf: TextLeaf,
): { index: number; advice: Advice }[] {
  const text = reference && textAt(reference, leaf.path);
  if (text === undefined || !/\S/.test(text)) return [];
  const withoutValues = (all: readonly Placeholder[]) =>
    all.filter(({ name }) => name === undefined || !leaf.values.includes(name));
  const { lost, extra } = comparePlaceholders(
    withoutValues(placeholders),
    withoutValues(placeholdersIn(text, leaf)),
  );
  const name = `"${leaf.path.join(".")}"`;
  const other = languageName(defaultLanguage);
  return [
    ...lost.map((lostName) => ({
      index: 0,
      advice: {
        message: `${name} lacks the placeholder {{${lostName}}}, which the ${other} text has.`,
        remedy: `Write {{${lostName}}} where it belongs in this language.`,
      },
    })),
    ...extra.map((placeholder) => ({
      index: placeholder.index,
      advice: {
        message: `${name} has the placeholder {{${placeholder.name}}}, which the ${other} text lacks.`,
        remedy: `Delete it here, or add it to the ${other} text.`,
      },
    })),
  ];
}
