import { pictureFile } from "../../contract/images";
import type { PictureSize } from "../../contract/text";
import { type Finding, type FindingId, fileFinding, findingAt, type Values } from "../finding";
import type { Content } from "../reading/content";
import type { Passage } from "../reading/document";

export const pictureFolder = "content/images/";

/** The size of a picture, or its fault, or both. */
export type PictureReading = { size?: PictureSize; fault?: FindingId; values?: Values };

export type ReadPicture = (bytes: Uint8Array) => Promise<PictureReading>;

/** Checks the pictures in content/images, and their places on the site. */
export async function checkPictures(
  { files, slots }: Content,
  readPicture?: ReadPicture,
): Promise<Finding[]> {
  const used = slots.filter(({ minimum }) => minimum);
  const readings = [...files].map(async ([file, bytes]): Promise<Finding[]> => {
    const name = file.slice(pictureFolder.length);
    if (!file.startsWith(pictureFolder) || !pictureFile.test(name)) return [];
    const reading = typeof bytes === "object" ? await readPicture?.(bytes) : undefined;
    const { size, fault, values }: PictureReading = reading ?? {};
    const uses = used.filter(({ text }) => text === name);
    return [
      ...(fault ? [fileFinding(file, fault, values)] : []),
      ...(size ? uses.flatMap((slot) => checkUse(slot, size)) : []),
    ];
  });
  const missing = used.filter(({ text }) => !files.has(pictureFolder + text));
  return [
    ...(await Promise.all(readings)).flat(),
    ...missing.map((slot) => findingAt(slot, 0, "pictureMissing", { name: slot.text })),
  ];
}

export const sizeText = ({ width, height }: PictureSize) => `${width} × ${height} px`;

/** Compares the size of a picture with that of its place. */
function checkUse(slot: Passage, { width, height }: PictureSize): Finding[] {
  const { minimum: least = { width: 1, height: 1 }, text: name } = slot;
  const values = { name, size: sizeText({ width, height }), least: sizeText(least) };
  if (width < least.width || height < least.height) {
    return [findingAt(slot, 0, "pictureTooSmall", values)];
  }
  const fits = height > width === least.height > least.width;
  return fits ? [] : [findingAt(slot, 0, "pictureShape", values)];
}
