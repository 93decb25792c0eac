import { pictureFile } from "../../contract/images";
import type { PictureSize } from "../../contract/text";
import { type Finding, type FindingId, fileFinding, findingAt, type Values } from "../finding";
import type { Content } from "../reading/content";
import type { Passage } from "../reading/document";

export const pictureFolder = "content/images/";

/** The size of a picture, or its fault, or both. */
export type PictureReading = { size?: PictureSize; fault?: FindingId; values?: Values };

export type ReadPicture = (bytes: Uint8Array) => Promise<PictureReading>;

/** Checks the pictures in content/images, and whether those in images.json exist and are large enough. */
export async function checkPictures(
  { files, slots }: Content,
  readPicture?: ReadPicture,
): Promise<Finding[]> {
  const names = slots.filter(({ minimum }) => minimum);
  const readings = [...files].map(async ([file, bytes]): Promise<Finding[]> => {
    const name = file.slice(pictureFolder.length);
    if (!file.startsWith(pictureFolder) || !pictureFile.test(name)) return [];
    const reading = typeof bytes === "object" ? await readPicture?.(bytes) : undefined;
    const { size, fault, values }: PictureReading = reading ?? {};
    return [
      ...(fault ? [fileFinding(file, fault, values)] : []),
      ...(size ? names.filter(({ text }) => text === name).flatMap(checkSize(size)) : []),
    ];
  });
  const missing = names.filter(({ text }) => !files.has(pictureFolder + text));
  return [
    ...(await Promise.all(readings)).flat(),
    ...missing.map((slot) => findingAt(slot, 0, "pictureMissing", { name: slot.text })),
  ];
}

export const sizeText = ({ width, height }: PictureSize) => `${width} × ${height} px`;

/** Compares the size of a picture with the minimum of a slot that shows it. */
const checkSize =
  (size: PictureSize) =>
  (slot: Passage): Finding[] => {
    const { minimum: least = size, text: name } = slot;
    if (size.width >= least.width && size.height >= least.height) return [];
    const values = { name, size: sizeText(size), least: sizeText(least) };
    return [findingAt(slot, 0, "pictureTooSmall", values)];
  };
