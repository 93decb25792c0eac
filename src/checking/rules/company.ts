import { type Company, companySchema } from "../../contract/company";
import { defaultLanguage } from "../../contract/languages";
import type { ContentFiles } from "../contentFiles";
import { type Finding, findingAt } from "../finding";
import { type ContentDocument, checkPatterns, type Passage, passagesIn } from "../reading/document";
import { checkCharacters } from "./characters";
import { readJsonFile } from "./shape";
import { checkTypography } from "./typography";

/** Checks content/site/company.json. @returns the facts, if they fit the schema */
export function checkCompany(files: ContentFiles, findings: Finding[]): Company | undefined {
  const document = readJsonFile(files, "content/site/company.json", companySchema, findings);
  const { data: company } = companySchema.safeParse(document?.value);
  for (const fact of passagesIn(document, companySchema, defaultLanguage)) {
    findings.push(...checkCharacters(fact), ...checkTypography(fact));
    findings.push(...checkPatterns(fact, [{ id: "brace", pattern: /[{}]/ }]));
    if (company && fact.name === "name") findings.push(...checkName(fact, company));
  }
  if (document && company) findings.push(...checkWordings(document, company));
  return company;
}

function checkName(passage: Passage, { legalForm }: Company): Finding[] {
  const index = ` ${passage.text}`.toLowerCase().lastIndexOf(` ${legalForm.toLowerCase()}`);
  if (index === -1) return [];
  return [findingAt(passage, index, "legalFormTwice", { found: legalForm })];
}

/** Reports a localized fact that has the same wording in all languages. */
function checkWordings({ source, entryAt }: ContentDocument, company: Company): Finding[] {
  return Object.entries(company).flatMap(([name, fact]) => {
    const [first, ...others] = typeof fact === "object" ? Object.values(fact) : [];
    if (others.length === 0 || others.some((wording) => wording !== first)) return [];
    return [findingAt(source, entryAt([name])?.keyOffset ?? 0, "sameWording", { name })];
  });
}
