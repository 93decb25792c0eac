import type { ContentFiles } from "./contentFiles";
import { compareFindings, type Finding } from "./finding";
import { checkCompany } from "./rules/company";
import { checkFolders } from "./rules/folders";
import { checkImages } from "./rules/images";
import { checkLegal } from "./rules/legal";
import { checkTranslations } from "./rules/translations";

/**
 * Checks everything an editor may change.
 *
 * @returns all findings, errors first; none when the content is sound
 */
export async function checkContent(files: ContentFiles): Promise<Finding[]> {
  return [
    ...checkFolders(files),
    ...checkTranslations(files),
    ...checkCompany(files),
    ...checkLegal(files),
    ...(await checkImages(files)),
  ].sort(compareFindings);
}
