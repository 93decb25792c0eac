import { companySchema } from "../../contract/company";
import { defaultLanguage } from "../../contract/languages";
import type { ContentFiles } from "../contentFiles";
import { type Check, findingsIn } from "../finding";
import { type FaultPattern, findFaults, passagesIn } from "../reading/document";
import { checkPlainText } from "./plainText";
import { checkJsonFile } from "./shape";

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
