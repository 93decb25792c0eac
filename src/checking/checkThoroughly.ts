import { checkFiles } from "./check";
import { readContentFiles } from "./contentFiles";
import { compareFindings, type Finding } from "./finding";
import { checkPictureDecoding } from "./rules/pictureDecoding";

/** Like `checkContent`, and decodes the pictures as well, which takes too long while one writes. */
export async function checkContentThoroughly(projectRoot: string): Promise<Finding[]> {
  const files = readContentFiles(projectRoot);
  return [...checkFiles(files), ...(await checkPictureDecoding(files))].sort(compareFindings);
}
