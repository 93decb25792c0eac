import { companySchema } from "../../contract/company";
import type { ContentFiles } from "../contentFiles";
import type { Advice, Finding } from "../finding";
import { findingAt } from "../reading/source";
import { checkJsonFile } from "./jsonFile";
import { findMarkup } from "./plainText";
import { textLeaves } from "./schemaTree";
import { textAt } from "./textAt";

const file = "content/site/company.json";

const braces: Advice = {
  message: "A company fact contains a brace.",
  remedy: "Write the fact itself; placeholders are for texts that use a fact.",
};

/** Checks content/site/company.json. */
export function checkCompany(files: ContentFiles): Finding[] {
  const remedy = "Bring it back from the history; every page takes the company's facts from it.";
  const { document, findings } = checkJsonFile(files, file, companySchema, remedy);
  if (document === undefined) return findings;
  const faults = textLeaves(companySchema).flatMap(({ path }) =>
    findFaults(textAt(document, path) ?? "").map(({ index, advice }) =>
      findingAt(document.source, document.characterOffset(path, index), advice),
    ),
  );
  return [...findings, ...faults];
}

function findFaults(text: string): { index: number; advice: Advice }[] {
  const index = text.search(/[{}]/);
  return [...findMarkup(text), ...(index === -1 ? [] : [{ index, advice: braces }])];
}
