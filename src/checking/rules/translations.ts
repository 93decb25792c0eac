import { type Language, languages } from "../../contract/languages";
import { translationSchema } from "../../contract/translation";
import type { ContentFiles } from "../contentFiles";
import type { Finding } from "../finding";
import { languageName } from "../languages";
import { findCopies } from "../proofreading/copies";
import { proofread } from "../proofreading/proofread";
import { findingIn, type Passage, passagesIn, textLeaves } from "../reading/document";
import { checkPlaceholders } from "./placeholders";
import { checkPlainText } from "./plainText";
import { checkJsonFile } from "./shape";

const leaves = textLeaves(translationSchema);

/** Checks content/locales: each language's texts by themselves and beside the other languages. */
export function checkTranslations(files: ContentFiles): Finding[] {
  const tables = languages.map((language) => readTable(files, language));
  const versions = tables.map(({ texts }) => texts);
  const texts = versions.flat();
  const copies = findCopies(versions);
  const wording = () => [...texts.flatMap(checkOwnersWords), ...proofread(versions)];
  return [
    ...tables.flatMap(({ findings }) => findings),
    ...texts.flatMap(checkPlainText),
    ...leaves.flatMap(({ name, values }) =>
      checkPlaceholders(
        texts.filter((text) => text.name === name),
        values,
      ),
    ),
    ...(copies.length > 0 ? copies : wording()),
  ];
}

function readTable(files: ContentFiles, language: Language) {
  const remedy = `Create it for ${languageName(language)}: copy the file of another language and translate its texts.`;
  const file = `content/locales/${language}/translation.json`;
  const { document, findings } = checkJsonFile(files, file, translationSchema, remedy);
  return { findings, texts: document ? passagesIn(document, translationSchema, language) : [] };
}

function checkOwnersWords(passage: Passage): Finding[] {
  const { name, language, text, english } = passage;
  if (language !== "en" || english === undefined || text === english) return [];
  const message = `"${name}" does not have the words that the owner of the site has given for it.`;
  return [findingIn(passage, 0, { message, remedy: `Write "${english}".` })];
}
