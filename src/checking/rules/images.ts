import { createHash } from "node:crypto";
import sharp from "sharp";
import { imagesSchema, isPictureFile, minimumSizes, type PictureSize } from "../../contract/images";
import type { ContentFiles } from "../contentFiles";
import { type Advice, type Finding, fileFinding, findingAt } from "../finding";
import { didYouMean } from "../nearest";
import { type ContentDocument, schemaAt, textAt } from "../reading/document";
import { checkJsonFile } from "./shape";

const file = "content/site/images.json";
const folder = "content/images/";

const largestSide = 8000;
const heaviest = 5_000_000;

/** As sharp calls them; AVIF is a HEIF picture of another coding. */
const formats = ["jpeg", "png", "webp", "heif"];

const heic: Advice = {
  message: "The file is a HEIC picture, which browsers do not show.",
  remedy: "Save it as JPEG, and put that into content/images in its place.",
};

const unreadable: Advice = {
  message: "The picture is cut off or damaged, or it is not a picture that the site can show.",
  remedy: "Put the picture into content/images again, saved as JPEG, PNG, WebP or AVIF.",
};

/** A picture has a size, a fault, or both. */
type Picture = { size?: PictureSize; fault?: Advice };

const picturePaths = Object.keys(imagesSchema.shape).flatMap((slot) => [
  [slot, "file"],
  [slot, "phone", "file"],
]);

/** Checks content/site/images.json and, by decoding them, the pictures in content/images. */
export async function checkImages(files: ContentFiles): Promise<Finding[]> {
  const pictures = await readPictures(files);
  const remedy = "Bring it back from the history; it says which picture stands where.";
  const { document, findings } = checkJsonFile(files, file, imagesSchema, remedy);
  const told = [
    ...findings,
    ...[...pictures].flatMap(([name, { fault }]) =>
      fault ? [fileFinding(folder + name, fault)] : [],
    ),
    ...picturePaths.flatMap((path) => (document ? checkPlace(document, path, pictures) : [])),
  ];
  return told.length > 0 || document === undefined ? told : findUnused(document, pictures);
}

async function readPictures(files: ContentFiles): Promise<ReadonlyMap<string, Picture>> {
  const pictures = [...files].filter(
    ([path]) => path.startsWith(folder) && isPictureFile(path.slice(folder.length)),
  );
  return new Map(
    await Promise.all(
      pictures.map(
        async ([path, bytes]) => [path.slice(folder.length), await readPicture(bytes)] as const,
      ),
    ),
  );
}

const known = new Map<string, Promise<Picture>>();

/** Decoding takes longer than all else, so that the same bytes are decoded once. */
function readPicture(bytes: Buffer): Promise<Picture> {
  const digest = createHash("sha256").update(bytes).digest("hex");
  const picture = known.get(digest) ?? decode(bytes);
  known.set(digest, picture);
  return picture;
}

async function decode(bytes: Buffer): Promise<Picture> {
  if (/^ftyp.*hei[cxms]/s.test(bytes.toString("latin1", 4, 64))) return { fault: heic };
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

function checkPlace(
  document: ContentDocument,
  path: string[],
  pictures: ReadonlyMap<string, Picture>,
): Finding[] {
  const name = textAt(document, path);
  if (name === undefined || !isPictureFile(name)) return [];
  const schema = schemaAt(imagesSchema, path);
  const advice = explainPlace(name, pictures, schema && minimumSizes.get(schema));
  return advice ? [findingAt(document.source, document.valueOffset(path) ?? 0, advice)] : [];
}

function explainPlace(
  name: string,
  pictures: ReadonlyMap<string, Picture>,
  minimum: PictureSize | undefined,
): Advice | undefined {
  const picture = pictures.get(name);
  if (picture === undefined) {
    return {
      message: `There is no picture "${name}" in content/images.${didYouMean(name, [...pictures.keys()])}`,
      remedy: "Put the picture into content/images, or write the name of one that is there.",
    };
  }
  const { size } = picture;
  if (!size || !minimum) return undefined;
  if (size.width >= minimum.width && size.height >= minimum.height) return undefined;
  return {
    message: `The picture "${name}" is too small for this place: ${size.width} × ${size.height} pixels.`,
    remedy: `Take one that is at least ${minimum.width} pixels wide and ${minimum.height} high.`,
  };
}

function findUnused(document: ContentDocument, pictures: ReadonlyMap<string, Picture>): Finding[] {
  const used = picturePaths.map((path) => textAt(document, path));
  return [...pictures.keys()]
    .filter((name) => !used.includes(name))
    .map((name) =>
      fileFinding(
        folder + name,
        {
          message: "No place on the site shows this picture.",
          remedy: `Name it in ${file}, or delete it.`,
        },
        "warning",
      ),
    );
}
