import { imagesSchema, isPictureFile } from "../../contract/images";
import type { ContentFiles } from "../contentFiles";
import { type Advice, type Finding, fileFinding } from "../finding";
import { didYouMean } from "../nearest";
import type { JsonDocument } from "../reading/json";
import { findingAt } from "../reading/source";
import { checkJsonFile } from "./jsonFile";
import { inspectPicture, measurePicture } from "./pictureFormat";
import { keysAt, metaAt } from "./schemaTree";
import { textAt } from "./textAt";

const file = "content/site/images.json";
const folder = "content/images/";

type Size = { width: number; height: number };

const largestSide = 8000;
const heaviest = 5_000_000;

const picturePaths = keysAt(imagesSchema, []).flatMap((slot) => [
  [slot, "file"],
  [slot, "phone", "file"],
]);

/** Checks content/site/images.json and the pictures that it names. */
export function checkImages(files: ContentFiles): Finding[] {
  const remedy = "Bring it back from the history; it says which picture stands where.";
  const { document, findings } = checkJsonFile(files, file, imagesSchema, remedy);
  if (document === undefined) return findings;
  const places = new Set(findings.map(({ line, column }) => `${line}:${column}`));
  const pictureFindings = picturePaths
    .flatMap((path) => checkPicture(files, document, path))
    .filter(({ line, column }) => !places.has(`${line}:${column}`));
  const told = [...findings, ...pictureFindings];
  return told.length > 0 ? told : findUnused(files, document);
}

function checkPicture(files: ContentFiles, document: JsonDocument, path: string[]): Finding[] {
  const name = textAt(document, path);
  const offset = document.valueOffset(path);
  if (name === undefined || offset === undefined) return [];
  const advice = explainPicture(files, name, minimumAt(path));
  return advice ? [findingAt(document.source, offset, advice)] : [];
}

function explainPicture(files: ContentFiles, name: string, minimum: Size): Advice | undefined {
  const bytes = files.get(`${folder}${name}`);
  if (bytes === undefined) {
    return {
      message: `There is no picture "${name}" in content/images.${didYouMean(name, pictureNames(files))}`,
      remedy: "Put the picture into content/images, or write the name of one that is there.",
    };
  }
  const state = inspectPicture(bytes);
  if (state === "sound") return explainSize(name, bytes, minimum);
  return {
    message:
      state === "cut off"
        ? `The picture "${name}" is cut off: its end is missing.`
        : `The file "${name}" is not a picture that the site can show.`,
    remedy: `Put the picture into content/images again, saved as JPEG, PNG, WebP or AVIF.`,
  };
}

function minimumAt(path: string[]): Size {
  const [width = 0, height = 0] = metaAt(imagesSchema, path, "minimumSize") as number[];
  return { width, height };
}

function explainSize(name: string, bytes: Buffer, minimum: Size): Advice | undefined {
  const { width, height } = measurePicture(bytes) ?? { width: 0, height: 0 };
  if (width === 0 || height === 0) {
    return {
      message: `The size of the picture "${name}" cannot be read.`,
      remedy: "Put the picture into content/images again, saved as JPEG, PNG, WebP or AVIF.",
    };
  }
  if (width < minimum.width || height < minimum.height) {
    return {
      message: `The picture "${name}" is too small for this place: ${width} × ${height} pixels.`,
      remedy: `Take one that is at least ${minimum.width} pixels wide and ${minimum.height} high.`,
    };
  }
  if (width > largestSide || height > largestSide) {
    return {
      message: `The picture "${name}" is too large: ${width} × ${height} pixels.`,
      remedy: `Make it smaller, at most ${largestSide} pixels on each side; the site needs no more.`,
    };
  }
  if (bytes.length <= heaviest) return undefined;
  return {
    message: `The picture "${name}" is too heavy: ${(bytes.length / 1e6).toFixed(1)} MB.`,
    remedy: `Save it smaller, with ${heaviest / 1e6} MB at most; 2560 pixels in width are plenty.`,
  };
}

function findUnused(files: ContentFiles, document: JsonDocument): Finding[] {
  const used = picturePaths.map((path) => textAt(document, path));
  return pictureNames(files)
    .filter((name) => isPictureFile(name) && !used.includes(name))
    .map((name) =>
      fileFinding(
        `${folder}${name}`,
        {
          message: "No place on the site shows this picture.",
          remedy: `Name it in ${file}, or delete it.`,
        },
        "warning",
      ),
    );
}

function pictureNames(files: ContentFiles): string[] {
  return [...files.keys()]
    .filter((path) => path.startsWith(folder))
    .map((path) => path.slice(folder.length));
}
