import { launchSchema } from "../contract/launch";
import type { ContentFiles } from "./contentFiles";
import { compareFindings, type Finding } from "./finding";
import { checkCompany } from "./rules/company";
import { checkFolders } from "./rules/folders";
import { checkImages } from "./rules/images";
import { checkLegal } from "./rules/legal";
import { readJsonFile } from "./rules/shape";
import { checkTranslations } from "./rules/translations";

/** What the owner confirms before the launch. The file is optional. */
export const launchFile = "content/site/launch.json";

/** @returns every fault of the content, errors first */
export async function checkContent(files: ContentFiles): Promise<Finding[]> {
  const findings = checkFolders(files);
  const company = checkCompany(files, findings);
  if (files.has(launchFile)) readJsonFile(files, launchFile, launchSchema, findings);
  findings.push(...checkTranslations(files, company), ...checkLegal(files, company));
  findings.push(...(await checkImages(files)));
  return findings.sort(compareFindings);
}
