import { z } from "zod";
import { type Company, companySchema } from "../../contract/company";
import { defaultLanguage, languages } from "../../contract/languages";
import type { ContentFiles } from "../contentFiles";
import { type Finding, findingAt, findingsIn } from "../finding";
import {
  type ContentDocument,
  type FaultPattern,
  findFaults,
  passagesIn,
} from "../reading/document";
import { checkCharacters } from "./characters";
import { readJsonFile } from "./shape";
import { checkTypography } from "./typography";

const brace: FaultPattern = { id: "brace", pattern: /[{}]/ };

/**
 * Checks content/site/company.json.
 *
 * @returns the findings, and the facts if they fit the schema
 */
export function checkCompany(files: ContentFiles): { company?: Company; findings: Finding[] } {
  const findings: Finding[] = [];
  const remedy = "Bring it back from the history; every page takes the company's facts from it.";
  const file = "content/site/company.json";
  const document = readJsonFile(files, file, companySchema, remedy, findings);
  if (!document) return { findings };
  for (const fact of passagesIn(document, companySchema, defaultLanguage)) {
    findings.push(...checkCharacters(fact), ...checkTypography(fact));
    findings.push(...findingsIn(fact, findFaults(fact.text, [brace])));
  }
  const { data: company } = companySchema.safeParse(document.value);
  if (company) findings.push(...checkName(document, company), ...checkWordings(document, company));
  return { company, findings };
}

function checkName({ source, entryAt }: ContentDocument, company: Company): Finding[] {
  const { name, legalForm } = company;
  const index = name.toLowerCase().lastIndexOf(legalForm.toLowerCase());
  const entry = entryAt(["name"]);
  const isWord = /(?:^|[\s,])$/.test(name.slice(0, Math.max(0, index)));
  if (index === -1 || !isWord || !entry) return [];
  const values = { found: legalForm };
  return [findingAt(source, entry.characterOffset(index), "legalFormTwice", values)];
}

/** Reports a fact with a wording for each language that is the same in all of them. */
function checkWordings({ source, entryAt }: ContentDocument, company: Company): Finding[] {
  const wordings = z.record(z.string(), z.string());
  return Object.entries(company).flatMap(([fact, value]) => {
    const { data } = wordings.safeParse(value);
    const entry = entryAt([fact]);
    if (!data || !entry || languages.length < 2 || new Set(Object.values(data)).size > 1) return [];
    return [findingAt(source, entry.keyOffset ?? entry.offset, "sameWording", { name: fact })];
  });
}
