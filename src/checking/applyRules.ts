import type { ContentFiles } from "./contentFiles";
import { compareFindings, type Finding } from "./finding";
import { readContent } from "./reading/content";
import { checkFiles } from "./rules/files";
import { checkHeadlines } from "./rules/headlines";
import { checkPages, checkPrivacy } from "./rules/pages";
import { checkPictures, type ReadPicture } from "./rules/pictures";
import { checkPlaceholders } from "./rules/placeholders";
import { checkSamples } from "./rules/samples";
import { checkShapes } from "./rules/shapes";

const rules = [
  checkFiles,
  checkShapes,
  checkHeadlines,
  checkPlaceholders,
  checkPages,
  checkPrivacy,
];

/**
 * Applies all rules. It runs in browsers too, where files can be texts.
 *
 * @param readPicture decodes a picture; without it, pictures are known by their names alone
 * @param isPublic whether the site is to be published for everyone, and so must not contain samples
 * @returns every fault of the content, by file, line and column
 */
export async function applyRules(
  files: ContentFiles,
  readPicture?: ReadPicture,
  isPublic = false,
): Promise<Finding[]> {
  const content = readContent(files);
  const pictures = await checkPictures(content, readPicture);
  const applied = isPublic ? [...rules, checkSamples] : rules;
  const findings = [...content.faults, ...applied.flatMap((rule) => rule(content)), ...pictures];
  return findings.sort(compareFindings);
}
