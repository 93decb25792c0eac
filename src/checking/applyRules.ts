import type { ContentFiles } from "./contentFiles";
import { compareFindings, type Finding } from "./finding";
import { readContent } from "./reading/content";
import { checkFiles } from "./rules/files";
import { checkLanguages } from "./rules/languages";
import { checkPages, checkPrivacy } from "./rules/pages";
import { checkPictures, type ReadPicture } from "./rules/pictures";
import { checkShapes } from "./rules/shapes";
import { checkTexts } from "./rules/texts";

const rules = [checkFiles, checkShapes, checkTexts, checkLanguages, checkPages, checkPrivacy];

/**
 * Applies all rules. It runs in browsers too, where files can be texts.
 *
 * @param readPicture decodes a picture; without it, pictures are known by their names alone
 * @returns every fault of the content, errors first
 */
export async function applyRules(
  files: ContentFiles,
  readPicture?: ReadPicture,
): Promise<Finding[]> {
  const content = readContent(files);
  const pictures = await checkPictures(content, readPicture);
  const findings = [...content.faults, ...rules.flatMap((rule) => rule(content)), ...pictures];
  return findings.sort(compareFindings);
}
