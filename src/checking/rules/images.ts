import { createHash } from "node:crypto";
import sharp from "sharp";
import { imagesSchema, pictureFile } from "../../contract/images";
import type { PictureSize, TextRules } from "../../contract/text";
import type { ContentFiles } from "../contentFiles";
import { type Fault, type Finding, fileFinding, findingOn, type Place } from "../finding";
import { didYouMean } from "../nearest";
import { type ContentDocument, textLeaves } from "../reading/document";
import { readJsonFile } from "./shape";

const file = "content/site/images.json";
const folder = "content/images/";

const largestSide = 8000;
const heaviest = 5_000_000;

/** The names that sharp gives to formats. AVIF is a HEIF picture of another coding. */
const formats = ["jpeg", "png", "webp", "heif"];

const otherFormats = ["heic", "heif", "gif", "svg", "tiff", "tif", "bmp", "jfif"];

/** The beginning of a HEIC file, which sharp may not decode. */
const heicBrand = /^ftyp.{0,40}hei[cxms]/s;

type PictureFault = Omit<Fault, "index">;

/** The size or the fault of a picture, or both. */
type Reading = { size?: PictureSize; fault?: PictureFault };

type Pictures = ReadonlyMap<string, Reading>;

/** @returns the fault of a picture in a format that the site does not show; undefined for others */
export function explainFormat(format: string): PictureFault | undefined {
  const name = format.toLowerCase();
  if (!otherFormats.includes(name)) return undefined;
  const id = name === "jfif" ? "jfif" : "pictureFormat";
  return { id, values: { format: name.toUpperCase() } };
}

/** Checks content/site/images.json and, by decoding them, the pictures in content/images. */
export async function checkImages(files: ContentFiles): Promise<Finding[]> {
  const pictures = await readPictures(files);
  const findings: Finding[] = [];
  const remedy = "Bring it back from the history; it says which picture stands where.";
  const document = readJsonFile(files, file, imagesSchema, remedy, findings);
  const used = document ? namedPictures(document) : [];
  // The file itself has a finding if the site does not show its format or accept its name.
  const refused = used.filter(({ name }) => !pictureFile.test(name) && files.has(folder + name));
  const isRefused = ({ line, column }: Finding) =>
    refused.some(({ place }) => place.line === line && place.column === column);
  const all = [
    ...findings.filter((finding) => !isRefused(finding)),
    ...used.flatMap((use) => checkUse(use, pictures)),
    ...[...pictures].flatMap(([name, { fault }]) =>
      fault ? [fileFinding(folder + name, fault.id, fault.values)] : [],
    ),
  ];
  if (all.length > 0 || refused.length > 0) return all;
  return [...pictures.keys()]
    .filter((name) => !used.some((use) => use.name === name))
    .map((name) => fileFinding(folder + name, "unusedPicture"));
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

/** Decodes the same bytes once, because decoding takes longer than everything else. */
function readPicture(bytes: Buffer): Promise<Reading> {
  const digest = createHash("sha256").update(bytes).digest("hex");
  const picture = known.get(digest) ?? decode(bytes);
  known.set(digest, picture);
  return picture;
}

async function decode(bytes: Buffer): Promise<Reading> {
  if (heicBrand.test(bytes.toString("latin1", 4, 64))) return { fault: explainFormat("heic") };
  try {
    const image = sharp(bytes);
    const { format, autoOrient: size } = await image.metadata();
    if (!formats.includes(format))
      return { fault: explainFormat(format) ?? { id: "damagedPicture" } };
    await image.resize(16).raw().toBuffer();
    return { size, fault: explainSize(size, bytes.length) };
  } catch {
    return { fault: { id: "damagedPicture" } };
  }
}

function explainSize(size: PictureSize, weight: number): PictureFault | undefined {
  if (Math.max(size.width, size.height) > largestSide) {
    return { id: "pictureTooLarge", values: { size: sizeText(size), most: largestSide } };
  }
  if (weight <= heaviest) return undefined;
  const values = { weight: (weight / 1e6).toFixed(1), most: heaviest / 1e6 };
  return { id: "pictureTooHeavy", values };
}

function sizeText({ width, height }: PictureSize): string {
  return `${width} × ${height}`;
}

/** A place of the site, and the picture that images.json names for it. */
type Use = Pick<TextRules, "minimum"> & {
  name: string;
  place: Place;
};

function namedPictures({ source, entryAt }: ContentDocument): Use[] {
  return textLeaves(imagesSchema).flatMap(({ path, minimum }) => {
    const { value: name, offset = 0 } = entryAt(path) ?? {};
    if (!minimum || typeof name !== "string") return [];
    return [{ name, place: source.placeOf(offset), minimum }];
  });
}

function checkUse({ name, place, minimum }: Use, pictures: Pictures): Finding[] {
  if (!pictureFile.test(name)) return [];
  if (!pictures.has(name)) {
    const question = didYouMean(name, [...pictures.keys()]);
    return [findingOn(place, "pictureMissing", { name, question })];
  }
  const size = pictures.get(name)?.size;
  if (!size || !minimum) return [];
  const values = { name, size: sizeText(size) };
  if (size.width < minimum.width || size.height < minimum.height) {
    return [findingOn(place, "pictureTooSmall", { ...values, ...minimum })];
  }
  return [];
}
