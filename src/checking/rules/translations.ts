import { type Language, languages } from "../../contract/languages";
import { translationSchema } from "../../contract/translation";
import type { ContentFiles } from "../contentFiles";
import type { Finding } from "../finding";
import { languageName } from "../languages";
import { findCopies, type Texts } from "../proofreading/copies";
import { proofread } from "../proofreading/proofread";
import {
  findingIn,
  type Passage,
  passagesIn,
  type TextLeaf,
  textLeaves,
} from "../reading/document";
import { checkPlaceholders } from "./placeholders";
import { checkJsonFile } from "./shape";
import { checkPlainText } from "./words";

const leaves = textLeaves(translationSchema);

/** Checks content/locales: each language's texts by themselves and beside the other languages. */
export function checkTranslations(files: ContentFiles): Finding[] {
  const tables = languages.map((language) => readTable(files, language));
  const versions = tables.map(({ texts }) => texts);
  const copies = findCopies(versions);
  return [
    ...tables.flatMap(({ findings }) => findings),
    ...leaves.flatMap((leaf) => checkText(leaf, named(leaf, versions))),
    ...(copies.length > 0 ? copies : checkWording(versions)),
  ];
}

function checkWording(versions: readonly Texts[]): Finding[] {
  const owners = leaves.flatMap((leaf) => checkOwnersWords(leaf, named(leaf, versions)));
  return [...owners, ...proofread(versions)];
}

function readTable(files: ContentFiles, language: Language) {
  const remedy = `Create it for ${languageName(language)}: copy the file of another language and translate its texts.`;
  const file = `content/locales/${language}/translation.json`;
  const { document, findings } = checkJsonFile(files, file, translationSchema, remedy);
  return { findings, texts: document ? passagesIn(document, translationSchema, language) : [] };
}

function named({ path }: TextLeaf, versions: readonly Texts[]): Passage[] {
  return versions.flat().filter(({ name }) => name === path.join("."));
}

function checkText({ values }: TextLeaf, versions: readonly Passage[]): Finding[] {
  return [...versions.flatMap(checkPlainText), ...checkPlaceholders(versions, values)];
}

function checkOwnersWords({ english }: TextLeaf, versions: readonly Passage[]): Finding[] {
  if (english === undefined) return [];
  return versions
    .filter(({ language, text }) => language === "en" && text !== english)
    .map((passage) =>
      findingIn(passage, 0, {
        message: `"${passage.name}" does not have the words that the owner of the site has given for it.`,
        remedy: `Write "${english}".`,
      }),
    );
}
