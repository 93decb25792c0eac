import type { ContentFiles } from "./contentFiles";
import { compareFindings, type Finding } from "./finding";
import { checkCompany } from "./rules/company";
import { checkFolders } from "./rules/folders";
import { checkImages } from "./rules/images";
import { checkLegal } from "./rules/legal";
import { checkLaunchFile, checkTranslations } from "./rules/translations";

/** @returns every fault of the content, errors first */
export async function checkContent(files: ContentFiles): Promise<Finding[]> {
  const { company, findings } = checkCompany(files);
  return [
    ...checkFolders(files),
    ...checkTranslations(files, company),
    ...findings,
    ...checkLaunchFile(files),
    ...checkLegal(files, company),
    ...(await checkImages(files)),
  ].sort(compareFindings);
}
