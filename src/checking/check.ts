import type { ContentFiles } from "./contentFiles";
import { compareFindings, type Finding } from "./finding";
import { checkCompany } from "./rules/company";
import { checkFolders } from "./rules/folders";
import { checkImages } from "./rules/images";
import { checkLegal } from "./rules/legal";
import { checkTranslations } from "./rules/translations";

/** @returns all faults of what an editor may change, errors first; none when it is sound */
export async function checkContent(files: ContentFiles): Promise<Finding[]> {
  return [
    ...checkFolders(files),
    ...checkTranslations(files),
    ...checkCompany(files),
    ...checkLegal(files),
    ...(await checkImages(files)),
  ].sort(compareFindings);
}
