import { companySchema } from "../../contract/company";
import { defaultLanguage, type Language, languages } from "../../contract/languages";
import { translationSchema } from "../../contract/translation";
import type { ContentFiles } from "../contentFiles";
import { type Check, findingsIn } from "../finding";
import { languageName } from "../languages";
import { proofread } from "../proofreading/proofread";
import { type FaultPattern, findFaults, type Passage, passagesIn } from "../reading/document";
import { checkPlaceholders } from "./placeholders";
import { checkPlainText } from "./plainText";
import { checkJsonFile } from "./shape";

/** Checks content/locales: each language's texts by themselves and beside the other languages. */
export function* checkTranslations(files: ContentFiles): Check {
  const versions: Passage[][] = [];
  for (const language of languages) versions.push(yield* readTexts(files, language));
  const texts = versions.flat();
  for (const text of texts) yield* checkPlainText(text);
  for (const name of new Set(texts.map((text) => text.name))) {
    yield* checkPlaceholders(texts.filter((text) => text.name === name));
  }
  yield* proofread(versions);
}

function* readTexts(files: ContentFiles, language: Language): Check<Passage[]> {
  const remedy = `Create it for ${languageName(language)}: copy the file of another language and translate its texts.`;
  const file = `content/locales/${language}/translation.json`;
  const document = yield* checkJsonFile(files, file, translationSchema, remedy);
  return document ? passagesIn(document, translationSchema, language) : [];
}

const brace: FaultPattern = {
  pattern: /[{}]/,
  message: () => "A company fact contains a brace.",
  remedy: "Write the fact itself; placeholders are for texts that use a fact.",
};

/** Checks content/site/company.json. */
export function* checkCompany(files: ContentFiles): Check {
  const remedy = "Bring it back from the history; every page takes the company's facts from it.";
  const file = "content/site/company.json";
  const document = yield* checkJsonFile(files, file, companySchema, remedy);
  for (const fact of document ? passagesIn(document, companySchema, defaultLanguage) : []) {
    yield* checkPlainText(fact);
    yield* findingsIn(fact, findFaults(fact.text, [brace]));
  }
}
