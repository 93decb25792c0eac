import type { ContentFiles } from "../contentFiles";
import type { Advice, Finding } from "../finding";
import { imagesSchema } from "../images";
import { didYouMean } from "../nearest";
import type { JsonDocument } from "../reading/json";
import { findingAt } from "../reading/source";
import { checkJsonFile } from "./jsonFile";
import { inspectPicture } from "./pictureFormat";
import { keysAt } from "./schemaTree";
import { textAt } from "./textAt";

const file = "content/site/images.json";
const folder = "content/images/";

/** Checks content/site/images.json and the pictures that it names. */
export function checkImages(files: ContentFiles): Finding[] {
  const remedy = "Bring it back from the history; it says which picture stands where.";
  const { document, findings } = checkJsonFile(files, file, imagesSchema, remedy);
  if (document === undefined) return findings;
  const told = new Set(findings.map(({ line, column }) => `${line}:${column}`));
  const pictureFindings = keysAt(imagesSchema, [])
    .flatMap((slot) => [
      [slot, "file"],
      [slot, "phone", "file"],
    ])
    .flatMap((path) => checkPicture(files, document, path))
    .filter(({ line, column }) => !told.has(`${line}:${column}`));
  return [...findings, ...pictureFindings];
}

function checkPicture(files: ContentFiles, document: JsonDocument, path: string[]): Finding[] {
  const name = textAt(document, path);
  const offset = document.valueOffset(path);
  if (name === undefined || offset === undefined) return [];
  const advice = explainPicture(files, name);
  return advice ? [findingAt(document.source, offset, advice)] : [];
}

function explainPicture(files: ContentFiles, name: string): Advice | undefined {
  const bytes = files.get(`${folder}${name}`);
  if (bytes === undefined) {
    return {
      message: `There is no picture "${name}" in content/images.${didYouMean(name, pictureNames(files))}`,
      remedy: "Put the picture into content/images, or write the name of one that is there.",
    };
  }
  const state = inspectPicture(bytes);
  if (state === "sound") return undefined;
  return {
    message:
      state === "cut off"
        ? `The picture "${name}" is cut off: its end is missing.`
        : `The file "${name}" is not a picture that the site can show.`,
    remedy: `Put the picture into content/images again, saved as JPEG, PNG, WebP or AVIF.`,
  };
}

function pictureNames(files: ContentFiles): string[] {
  return [...files.keys()]
    .filter((path) => path.startsWith(folder))
    .map((path) => path.slice(folder.length));
}
