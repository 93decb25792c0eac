import type { Company } from "../../contract/company";
import { type Language, languages } from "../../contract/languages";
import { launchSchema } from "../../contract/launch";
import { translationSchema } from "../../contract/translation";
import type { ContentFiles } from "../contentFiles";
import { type Finding, findingAt } from "../finding";
import { languageName, languageNames } from "../languages";
import { type Passage, passagesIn } from "../reading/document";
import { checkCharacters } from "./characters";
import { checkLength } from "./lengths";
import { checkPlaceholders } from "./placeholders";
import { readJsonFile } from "./shape";
import { checkTypography } from "./typography";
import { checkUntranslated } from "./untranslated";
import { checkFileLanguage, checkLanguageName } from "./wrongLanguage";

type Table = { language: Language; texts: Passage[] };

/** Checks content/locales: each table by itself, and in comparison with the other languages. */
export function checkTranslations(files: ContentFiles, company: Company | undefined): Finding[] {
  const findings: Finding[] = [];
  const tables = languages.flatMap((language) => readTable(files, language, findings));
  for (const [index, { texts }] of tables.entries()) {
    const earlier = tables.slice(0, index).flatMap((table) => table.texts);
    for (const text of texts) {
      findings.push(
        ...checkCharacters(text),
        ...checkTypography(text),
        ...checkLength(text, company),
        ...checkOwnersWords(text),
        ...checkDescription(text),
        ...checkUntranslated(text, earlier),
      );
    }
  }
  const texts = tables.flatMap((table) => table.texts);
  for (const name of new Set(texts.map((text) => text.name))) {
    const versions = texts.filter((text) => text.name === name);
    findings.push(...checkPlaceholders(versions), ...checkItem(versions, tables));
  }
  return findings;
}

/** @returns the table, unless it cannot be read or is in the wrong language */
function readTable(files: ContentFiles, language: Language, findings: Finding[]): Table[] {
  const remedy = `Create it for ${languageName(language)}: copy the file of another language and translate its texts.`;
  const file = `content/locales/${language}/translation.json`;
  const document = readJsonFile(files, file, translationSchema, remedy, findings);
  if (!document) return [];
  const texts = passagesIn(document, translationSchema, language);
  const wrong = checkFileLanguage(texts);
  findings.push(...(wrong.length > 0 ? wrong : checkLanguageName(texts)));
  return wrong.length > 0 ? [] : [{ language, texts }];
}

function checkOwnersWords(passage: Passage): Finding[] {
  const { name, language, text, english } = passage;
  if (language !== "en" || english === undefined || text === english) return [];
  return [findingAt(passage, 0, "ownersWords", { name, words: english })];
}

const fileName = /^(?:IMG|DSC)[_-]?\d+|\.(?:jpe?g|png|webp|avif|heic|gif)$/i;

function checkDescription(passage: Passage): Finding[] {
  const { name, text } = passage;
  if (!/alt$/i.test(name) || !fileName.test(text)) return [];
  return [findingAt(passage, 0, "fileNameAsText", { name, found: text })];
}

/** Reports an item of a list that a language lacks. Other missing texts break the schema. */
export function checkItem(
  versions: readonly Passage[],
  tables: readonly Pick<Table, "language">[],
): Finding[] {
  const [first] = versions;
  const written = versions.map(({ language }) => language);
  const lacking = tables.filter(({ language }) => !written.includes(language));
  if (!first || lacking.length === 0 || !/\.\d+(?:\.|$)/.test(first.name)) return [];
  const values = { name: first.name, languages: languageNames(lacking) };
  return [findingAt(first, 0, "itemMissing", values)];
}

/** Checks content/site/launch.json, which need not exist. */
export function checkLaunchFile(files: ContentFiles): Finding[] {
  const file = "content/site/launch.json";
  const findings: Finding[] = [];
  if (files.has(file)) readJsonFile(files, file, launchSchema, "", findings);
  return findings;
}
