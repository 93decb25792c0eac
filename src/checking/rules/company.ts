import { companySchema } from "../../contract/company";
import { defaultLanguage } from "../../contract/languages";
import type { ContentFiles } from "../contentFiles";
import type { Advice, Finding } from "../finding";
import { findingIn, passagesIn } from "../reading/document";
import { checkJsonFile } from "./shape";
import { checkPlainText } from "./words";

const braces: Advice = {
  message: "A company fact contains a brace.",
  remedy: "Write the fact itself; placeholders are for texts that use a fact.",
};

/** Checks content/site/company.json. */
export function checkCompany(files: ContentFiles): Finding[] {
  const remedy = "Bring it back from the history; every page takes the company's facts from it.";
  const file = "content/site/company.json";
  const { document, findings } = checkJsonFile(files, file, companySchema, remedy);
  const facts = document ? passagesIn(document, companySchema, defaultLanguage) : [];
  const faults = facts.flatMap((fact) => {
    const brace = fact.text.search(/[{}]/);
    return [...checkPlainText(fact), ...(brace === -1 ? [] : [findingIn(fact, brace, braces)])];
  });
  // What the schema refuses is told once, though it may hold an odd character as well.
  return [
    ...findings,
    ...faults.filter(({ line }) => !findings.some((each) => each.line === line)),
  ];
}
