import { companySchema } from "../../contract/company";
import { defaultLanguage } from "../../contract/languages";
import type { ContentFiles } from "../contentFiles";
import { type Check, run } from "../finding";
import { type FaultPattern, findFaults, findingsIn, passagesIn } from "../reading/document";
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
  const { result, findings } = run(checkJsonFile(files, file, companySchema, remedy));
  yield* findings;
  const facts = result ? passagesIn(result, companySchema, defaultLanguage) : [];
  for (const fact of facts) {
    const faults = [...checkPlainText(fact), ...findingsIn(fact, findFaults(fact.text, [brace]))];
    // What the schema refuses is told once, though it may hold an odd character as well.
    yield* faults.filter(({ line }) => !findings.some((each) => each.line === line));
  }
}
