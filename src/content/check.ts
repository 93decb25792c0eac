import { checkCompany } from "./checking/company";
import { checkFolders } from "./checking/folders";
import { checkImages } from "./checking/images";
import { checkLegal } from "./checking/legal";
import { checkTranslations } from "./checking/translations";
import { readContentFiles } from "./contentFiles";
import { compareFindings, type Finding } from "./finding";

/**
 * Checks everything an editor may change.
 *
 * @param projectRoot the folder that holds `content`
 * @returns all findings, errors first; none when the content is sound
 */
export function checkContent(projectRoot: string): Finding[] {
  const files = readContentFiles(projectRoot);
  return [checkFolders, checkTranslations, checkCompany, checkImages, checkLegal]
    .flatMap((check) => check(files))
    .sort(compareFindings);
}
