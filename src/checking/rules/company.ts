import { companySchema } from "../../contract/company";
import { defaultLanguage } from "../../contract/languages";
import type { ContentFiles } from "../contentFiles";
import type { Finding } from "../finding";
import { type FaultPattern, findFaults, findingsIn, passagesIn } from "../reading/document";
import { checkPlainText } from "./plainText";
import { checkJsonFile } from "./shape";

const brace: FaultPattern = {
  pattern: /[{}]/,
  message: () => "A company fact contains a brace.",
  remedy: "Write the fact itself; placeholders are for texts that use a fact.",
};

/** Checks content/site/company.json. */
export function checkCompany(files: ContentFiles): Finding[] {
  const remedy = "Bring it back from the history; every page takes the company's facts from it.";
  const file = "content/site/company.json";
  const { document, findings } = checkJsonFile(files, file, companySchema, remedy);
  const facts = document ? passagesIn(document, companySchema, defaultLanguage) : [];
  const faults = facts.flatMap((fact) => [
    ...checkPlainText(fact),
    ...findingsIn(fact, findFaults(fact.text, [brace])),
  ]);
  // What the schema refuses is told once, though it may hold an odd character as well.
  return [
    ...findings,
    ...faults.filter(({ line }) => !findings.some((each) => each.line === line)),
  ];
}
