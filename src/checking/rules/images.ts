import { createHash } from "node:crypto";
import sharp from "sharp";
import { imagesSchema, pictureFile } from "../../contract/images";
import type { PictureSize } from "../../contract/text";
import type { ContentFiles } from "../contentFiles";
import { type Advice, type Check, type Finding, fileFinding, findingAt, run } from "../finding";
import { didYouMean } from "../nearest";
import { textLeaves } from "../reading/document";
import { checkJsonFile } from "./shape";

const file = "content/site/images.json";
const folder = "content/images/";

const largestSide = 8000;
const heaviest = 5_000_000;

/** As sharp calls them; AVIF is a HEIF picture of another coding. */
const formats = ["jpeg", "png", "webp", "heif"];

const unreadable: Advice = {
  message: "The picture is cut off or damaged, or it is not a picture that the site can show.",
  remedy: "Put the picture into content/images again, saved as JPEG, PNG, WebP or AVIF.",
};

/** What is known of a picture's bytes: a size, a fault, or both. */
type Reading = { size?: PictureSize; fault?: Advice };

/** What is known of each picture, by its name. */
type Pictures = ReadonlyMap<string, Reading>;

/** Checks content/site/images.json and, by decoding them, the pictures in content/images. */
export async function checkImages(files: ContentFiles): Promise<Finding[]> {
  const pictures = await readPictures(files);
  const { result: used, findings } = run(checkPlaces(files, pictures));
  for (const [name, { fault }] of pictures) {
    if (fault) findings.push(fileFinding(folder + name, fault));
  }
  if (findings.length > 0) return findings;
  const unused = {
    message: "No place on the site shows this picture.",
    remedy: `Name it in ${file}, or delete it.`,
  };
  return [...pictures.keys()]
    .filter((name) => !used.includes(name))
    .map((name) => fileFinding(folder + name, unused, "warning"));
}

async function readPictures(files: ContentFiles): Promise<Pictures> {
  const readings = [...files].flatMap(([path, bytes]) => {
    const name = path.slice(folder.length);
    if (!path.startsWith(folder) || !pictureFile.test(name)) return [];
    return [readPicture(bytes).then((reading) => [name, reading] as const)];
  });
  return new Map(await Promise.all(readings));
}

const known = new Map<string, Promise<Reading>>();

/** Decoding takes longer than all else, so that the same bytes are decoded once. */
function readPicture(bytes: Buffer): Promise<Reading> {
  const digest = createHash("sha256").update(bytes).digest("hex");
  const picture = known.get(digest) ?? decode(bytes);
  known.set(digest, picture);
  return picture;
}

async function decode(bytes: Buffer): Promise<Reading> {
  if (/^ftyp.*hei[cxms]/s.test(bytes.toString("latin1", 4, 64))) {
    const message = "The file is a HEIC picture, which browsers do not show.";
    const remedy = "Save it as JPEG, and put that into content/images in its place.";
    return { fault: { message, remedy } };
  }
  try {
    const { format, width, height } = await sharp(bytes).metadata();
    if (!formats.includes(format)) return { fault: unreadable };
    await sharp(bytes).resize(16).raw().toBuffer();
    return { size: { width, height }, fault: explainSize({ width, height }, bytes.length) };
  } catch {
    return { fault: unreadable };
  }
}

function explainSize({ width, height }: PictureSize, weight: number): Advice | undefined {
  if (width > largestSide || height > largestSide) {
    return {
      message: `The picture is too large: ${width} × ${height} pixels.`,
      remedy: `Make it smaller, at most ${largestSide} pixels on each side; the site needs no more.`,
    };
  }
  if (weight <= heaviest) return undefined;
  return {
    message: `The picture is too heavy: ${(weight / 1e6).toFixed(1)} MB.`,
    remedy: `Save it smaller, with ${heaviest / 1e6} MB at most; 2560 pixels in width are plenty.`,
  };
}

/** @returns the names of the pictures that the places of the site show */
function* checkPlaces(files: ContentFiles, pictures: Pictures): Check<string[]> {
  const remedy = "Bring it back from the history; it says which picture stands where.";
  const document = yield* checkJsonFile(files, file, imagesSchema, remedy);
  if (document === undefined) return [];
  const names = [...pictures.keys()];
  const used: string[] = [];
  for (const { path, minimum } of textLeaves(imagesSchema)) {
    const { value: name, offset = 0 } = document.entryAt(path) ?? {};
    if (!minimum || typeof name !== "string" || !pictureFile.test(name)) continue;
    used.push(name);
    if (!pictures.has(name)) {
      yield findingAt(document.source, offset, {
        message: `There is no picture "${name}" in content/images.${didYouMean(name, names)}`,
        remedy: "Put the picture into content/images, or write the name of one that is there.",
      });
    }
    const { width = minimum.width, height = minimum.height } = pictures.get(name)?.size ?? {};
    if (width >= minimum.width && height >= minimum.height) continue;
    yield findingAt(document.source, offset, {
      message: `The picture "${name}" is too small for this place: ${width} × ${height} pixels.`,
      remedy: `Take one that is at least ${minimum.width} pixels wide and ${minimum.height} high.`,
    });
  }
  return used;
}
