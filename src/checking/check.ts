import type { ContentFiles } from "./contentFiles";
import { compareFindings, type Finding } from "./finding";
import { checkFolders } from "./rules/folders";
import { checkImages } from "./rules/images";
import { checkLegal } from "./rules/legal";
import { checkCompany, checkTranslations } from "./rules/texts";

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
