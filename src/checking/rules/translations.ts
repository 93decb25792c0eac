import type { Company } from "../../contract/company";
import { type Language, languages } from "../../contract/languages";
import { translationSchema } from "../../contract/translation";
import type { ContentFiles } from "../contentFiles";
import { type Finding, findingAt } from "../finding";
import { languageNames } from "../languages";
import { type Passage, passagesIn } from "../reading/document";
import { checkCharacters } from "./characters";
import { checkLength } from "./lengths";
import { checkPlaceholders } from "./placeholders";
import { readJsonFile } from "./shape";
import { checkTypography } from "./typography";
import { checkFileLanguage, checkLanguageName, checkUntranslated } from "./wrongLanguage";

/** Checks content/locales: each table by itself, and in comparison with the other languages. */
export function checkTranslations(files: ContentFiles, company: Company | undefined): Finding[] {
  const findings: Finding[] = [];
  const tables: { language: Language }[] = [];
  const all: Passage[] = [];
  for (const language of languages) {
    const file = `content/locales/${language}/translation.json`;
    const document = readJsonFile(files, file, translationSchema, findings);
    const texts = passagesIn(document, translationSchema, language);
    const wrongLanguage = checkFileLanguage(texts);
    findings.push(...wrongLanguage);
    if (!document || wrongLanguage.length > 0) continue;
    findings.push(...checkLanguageName(texts));
    for (const text of texts) {
      findings.push(...checkCharacters(text), ...checkTypography(text), ...checkWords(text));
      findings.push(...checkLength(text, company), ...checkUntranslated(text, all));
    }
    tables.push({ language });
    all.push(...texts);
  }
  for (const name of new Set(all.map((text) => text.name))) {
    const versions = all.filter((text) => text.name === name);
    findings.push(...checkPlaceholders(versions), ...checkItem(versions, tables));
  }
  return findings;
}

const fileName = /^(?:IMG|DSC)[_-]?\d+|\.(?:jpe?g|png|webp|avif|heic|gif)$/i;

/** Checks the words that the owner has given, and that descriptions of pictures are texts. */
function checkWords(passage: Passage): Finding[] {
  const { name, language, text, english } = passage;
  if (language === "en" && english !== undefined && text !== english) {
    return [findingAt(passage, 0, "ownersWords", { name, words: english })];
  }
  if (!/alt$/i.test(name) || !fileName.test(text)) return [];
  return [findingAt(passage, 0, "fileNameAsText", { name, found: text })];
}

/** Reports an item of a list that a language lacks. The schema reports other missing texts. */
function checkItem(
  versions: readonly Passage[],
  tables: readonly { language: Language }[],
): Finding[] {
  const [first] = versions;
  const written = versions.map(({ language }) => language);
  const lacking = tables.filter(({ language }) => !written.includes(language));
  if (!first || lacking.length === 0 || !/\.\d+(?:\.|$)/.test(first.name)) return [];
  const values = { name: first.name, languages: languageNames(lacking) };
  return [findingAt(first, 0, "itemMissing", values)];
}
