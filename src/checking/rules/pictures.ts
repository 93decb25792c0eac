import path from "node:path/posix";
import sharp from "sharp";
import { imagesSchema, pictureFile } from "../../contract/images";
import type { PictureSize } from "../../contract/text";
import { type Finding, fileFinding, findingAt, type MessageId } from "../finding";
import type { Content } from "../reading/content";
import type { Passage } from "../reading/document";

const folder = "content/images";
const largestSide = 10_000;
const heaviest = 5_000_000;

/** The names that sharp gives to formats. AVIF pictures are "heif". */
const formats = ["jpeg", "png", "webp", "heif"];

/** Checks the pictures in content/images, by decoding them, and their places on the site. */
export async function checkPictures({ files, slots, documents }: Content): Promise<Finding[]> {
  const used = slots.filter(({ minimum }) => minimum);
  // Otherwise images.json has a fault, which may be the name of a picture.
  const isListSound = documents.some(
    ({ document, schema }) => schema === imagesSchema && schema.safeParse(document.value).success,
  );
  const readings = [...files].map(async ([file, bytes]): Promise<Finding[]> => {
    const { dir, base: name } = path.parse(file);
    if (dir !== folder || !pictureFile.test(name)) return [];
    const { size, fault, values } = await readPicture(bytes);
    const uses = used.filter(({ text }) => text === name);
    const isUnused = uses.length === 0 && isListSound;
    return [
      ...(fault ? [fileFinding(file, fault, values)] : []),
      ...(isUnused ? [fileFinding(file, "unusedPicture")] : []),
      ...(size ? uses.flatMap((slot) => checkUse(slot, size)) : []),
    ];
  });
  const missing = used.filter(({ text }) => !files.has(`${folder}/${text}`));
  return [
    ...(await Promise.all(readings)).flat(),
    ...missing.map((slot) => findingAt(slot, 0, "pictureMissing", { name: slot.text })),
  ];
}

const sizeText = ({ width, height }: PictureSize) => `${width} × ${height} pixels`;

/** Compares the size of a picture with that of its place. */
function checkUse(slot: Passage, { width, height }: PictureSize): Finding[] {
  const { minimum: least = { width: 1, height: 1 }, text: name } = slot;
  const values = { name, size: sizeText({ width, height }), least: sizeText(least) };
  if (width < least.width || height < least.height) {
    return [findingAt(slot, 0, "pictureTooSmall", values)];
  }
  const [shape, place] = height > width ? ["tall", "wide"] : ["wide", "tall"];
  const fits = height > width === least.height > least.width;
  return fits ? [] : [findingAt(slot, 0, "pictureShape", { ...values, shape, place })];
}

/** The size of a picture, or its fault, or both. */
type Reading = { size?: PictureSize; fault?: MessageId; values?: Record<string, string> };

async function readPicture(bytes: Buffer): Promise<Reading> {
  try {
    const image = sharp(bytes);
    const { format, pages = 1, autoOrient: size } = await image.metadata();
    if (!formats.includes(format)) {
      return { fault: "pictureFormat", values: { format: format.toUpperCase() } };
    }
    const pixels = await image.resize(16).ensureAlpha().raw().toBuffer();
    const isLarge = Math.max(size.width, size.height) > largestSide;
    if (isLarge) return { fault: "pictureTooLarge", values: { size: sizeText(size) } };
    // Link previews would show transparent parts black.
    const isTransparent = pixels.some((value, index) => index % 4 === 3 && value < 255);
    const kind = isTransparent ? "transparent" : pages > 1 && "moving";
    if (kind) return { size, fault: "pictureFormat", values: { format: kind } };
    if (bytes.length <= heaviest) return { size };
    const megabytes = `${(bytes.length / 1e6).toFixed(1)} MB`;
    return { size, fault: "pictureTooLarge", values: { size: megabytes } };
  } catch {
    return { fault: "pictureUnreadable" };
  }
}
