import sharp from "sharp";
import { widestPicture as enough } from "../contract/images";
import { type PictureReading, sizeText } from "./rules/pictures";

const largestSide = 10_000;
const heaviest = 5_000_000;

/** The names that sharp gives to formats. AVIF pictures are "heif". */
const formats = ["jpeg", "png", "webp", "heif"];

/** Decodes a picture. */
export async function readWithSharp(bytes: Uint8Array): Promise<PictureReading> {
  try {
    const image = sharp(bytes);
    const { format, autoOrient: size } = await image.metadata();
    if (!formats.includes(format)) {
      return { fault: "pictureFormat", values: { format: format.toUpperCase() } };
    }
    // Of a picture that is cut off, only the pixels cannot be read.
    await image.extractChannel(0).raw().toBuffer();
    const isLarge = Math.max(size.width, size.height) > largestSide;
    if (isLarge) return { fault: "pictureTooLarge", values: { size: sizeText(size), enough } };
    if (bytes.length <= heaviest) return { size };
    const megabytes = `${(bytes.length / 1e6).toFixed(1)} MB`;
    return { size, fault: "pictureTooLarge", values: { size: megabytes, enough } };
  } catch {
    return { fault: "pictureUnreadable" };
  }
}
