import type { ContentFiles } from "./contentFiles";
import { compareFindings, type Finding } from "./finding";
import { type Content, readContent } from "./reading/content";
import { checkFiles } from "./rules/files";
import { checkLanguageName, checkLanguages } from "./rules/languages";
import { checkPages, checkPrivacy } from "./rules/pages";
import { checkPictures } from "./rules/pictures";
import { checkShapes } from "./rules/shapes";
import { checkTexts } from "./rules/texts";

const rules: readonly ((content: Content) => Finding[] | Promise<Finding[]>)[] = [
  checkFiles,
  checkShapes,
  checkTexts,
  checkLanguages,
  checkPages,
  checkPrivacy,
  checkPictures,
];

/** @returns every fault of the content, errors first */
export async function checkContent(files: ContentFiles): Promise<Finding[]> {
  const content = readContent(files);
  // Nearly every text of a table in another language would have a finding of its own.
  const [exchanged] = content.texts.flatMap(checkLanguageName);
  if (exchanged) return [exchanged];
  const findings = await Promise.all(rules.map((rule) => rule(content)));
  return [...content.faults, ...findings.flat()].sort(compareFindings);
}
