import { createHash } from "node:crypto";
import path from "node:path/posix";
import sharp from "sharp";
import { imagesSchema, pictureFile } from "../../contract/images";
import { defaultLanguage } from "../../contract/languages";
import type { PictureSize } from "../../contract/text";
import type { ContentFiles } from "../contentFiles";
import { type Finding, fileFinding, findingAt, type MessageId, type Values } from "../finding";
import { didYouMean } from "../nearest";
import { type Passage, passagesIn, textLeaves } from "../reading/document";
import { readJsonFile } from "./shape";

const folder = "content/images";
const largestSide = 10_000;
const heaviest = 5_000_000;

/** The names that sharp gives to formats. AVIF pictures are "heif". */
const formats = ["jpeg", "png", "webp", "heif"];

/** The beginning of a HEIC file, which sharp may not decode. */
const heicBrand = /^ftyp.{0,40}hei[cxms]/s;

const sizeText = ({ width, height }: PictureSize) => `${width} × ${height}`;

/** Checks content/site/images.json and, by decoding them, the pictures in content/images. */
export async function checkImages(files: ContentFiles): Promise<Finding[]> {
  const faults: Finding[] = [];
  const document = readJsonFile(files, "content/site/images.json", imagesSchema, faults);
  // A file that exists has its own finding, about its format or its name.
  const existing = textLeaves(imagesSchema).flatMap(({ path }) => {
    const entry = document?.entryAt(path);
    if (!document || typeof entry?.value !== "string") return [];
    return files.has(`${folder}/${entry.value}`) ? document.source.placeOf(entry.offset) : [];
  });
  const findings = faults.filter(
    ({ line, column }) => !existing.some((place) => place.line === line && place.column === column),
  );
  const sizes = new Map<string, PictureSize | undefined>();
  const pictures = [...files].flatMap(([file, bytes]) => {
    const { dir, base: name } = path.parse(file);
    if (dir !== folder || !pictureFile.test(name)) return [];
    return [readPicture(bytes).then((reading) => ({ file, name, ...reading }))];
  });
  for (const { file, name, size, fault, values } of await Promise.all(pictures)) {
    sizes.set(name, size);
    if (fault) findings.push(fileFinding(file, fault, values));
  }
  const texts = passagesIn(document, imagesSchema, defaultLanguage);
  findings.push(...texts.flatMap((text) => checkUse(text, sizes)));
  if (faults.length > 0 || findings.length > 0) return findings;
  return [...sizes.keys()]
    .filter((name) => texts.every(({ text }) => text !== name))
    .map((name) => fileFinding(`${folder}/${name}`, "unusedPicture"));
}

function checkUse(
  passage: Passage,
  sizes: ReadonlyMap<string, PictureSize | undefined>,
): Finding[] {
  const { text: name, minimum, frames = 1 } = passage;
  if (!minimum) return [];
  if (!sizes.has(name)) {
    const question = didYouMean(name, [...sizes.keys()]);
    return [findingAt(passage, 0, "pictureMissing", { name, question })];
  }
  const size = sizes.get(name);
  if (!size) return [];
  const height = size.height / frames;
  const values = { name, frames, size: sizeText(size), ...minimum };
  const stretched = size.width / height / (minimum.width / minimum.height);
  if (frames > 1 && Math.abs(stretched - 1) > 0.01)
    return [findingAt(passage, 0, "framesShape", values)];
  if (size.width >= minimum.width && height >= minimum.height) return [];
  return [findingAt(passage, 0, "pictureTooSmall", values)];
}

/** The size of a picture, or its fault, or both. */
type Reading = { size?: PictureSize; fault?: MessageId; values?: Values };

const known = new Map<string, Promise<Reading>>();

/** Decodes the same bytes once, because decoding takes longer than everything else. */
function readPicture(bytes: Buffer): Promise<Reading> {
  const digest = createHash("sha256").update(bytes).digest("hex");
  const reading = known.get(digest) ?? decode(bytes);
  known.set(digest, reading);
  return reading;
}

async function decode(bytes: Buffer): Promise<Reading> {
  try {
    const image = sharp(bytes);
    const { format, autoOrient: size } = await image.metadata();
    const name = { format: format.toUpperCase() };
    if (!formats.includes(format)) return { fault: "pictureFormat", values: name };
    await image.resize(16).raw().toBuffer();
    if (Math.max(size.width, size.height) > largestSide) {
      return { fault: "pictureTooLarge", values: { size: sizeText(size), most: largestSide } };
    }
    if (bytes.length <= heaviest) return { size };
    const values = { weight: (bytes.length / 1e6).toFixed(1), most: heaviest / 1e6 };
    return { size, fault: "pictureTooHeavy", values };
  } catch {
    const isHeic = heicBrand.test(bytes.toString("latin1", 4, 64));
    return { fault: isHeic ? "pictureFormat" : "pictureUnreadable", values: { format: "HEIC" } };
  }
}
