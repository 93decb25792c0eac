import { type ContentFiles, readContentFiles } from "./contentFiles";
import { compareFindings, type Finding } from "./finding";
import { checkCompany } from "./rules/company";
import { checkFolders } from "./rules/folders";
import { checkImages } from "./rules/images";
import { checkLegal } from "./rules/legal";
import { checkTranslations } from "./rules/translations";

/**
 * Checks everything an editor may change.
 *
 * @param projectRoot the folder that holds `content`
 * @returns all findings, errors first; none when the content is sound
 */
export function checkContent(projectRoot: string): Promise<Finding[]> {
  return checkFiles(readContentFiles(projectRoot));
}

/** Like `checkContent`, for files that have been read already. */
export async function checkFiles(files: ContentFiles): Promise<Finding[]> {
  return [
    ...checkFolders(files),
    ...checkTranslations(files),
    ...checkCompany(files),
    ...checkLegal(files),
    ...(await checkImages(files)),
  ].sort(compareFindings);
}
