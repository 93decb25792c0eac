import sharp, { type Sharp } from "sharp";

export type Size = [width: number, height: number];
type Format = Parameters<Sharp["toFormat"]>[0];

export const formats = ["jpeg", "png", "webp", "avif"] as const;

export const picture = (format: Format, [width, height]: Size = [1600, 900]): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background: "white" } })
    .toFormat(format, format === "avif" ? { effort: 0 } : {})
    .toBuffer();

/** The header of an ISO base media file, the format of videos and HEIC pictures. */
export const container = (brand: string) =>
  Buffer.from(`\0\0\0\x24ftyp${brand}\0\0\0\0mif1${"\0".repeat(40)}`, "latin1");

/** A portrait photograph that is stored in landscape, with an EXIF rotation. */
export const rotated = async () =>
  sharp(await picture("jpeg", [1080, 720]))
    .withMetadata({ orientation: 6 })
    .toBuffer();

export const cut = async (format: Format) => {
  const bytes = await picture(format);
  return bytes.subarray(0, bytes.length * 0.7);
};

export const damaged = async (format: Format) => {
  const bytes = await picture(format);
  return bytes.fill(0x5a, bytes.length - 24, bytes.length - 16);
};

export const withWeight = async (weight: number) => {
  const bytes = await picture("jpeg");
  return Buffer.concat([bytes, Buffer.alloc(weight - bytes.length)]);
};

/** Phones append a video to a photograph. */
export const withFilm = async () => Buffer.concat([await picture("jpeg"), container("mp42")]);

export const drawing = Buffer.from(
  '<svg xmlns="http://www.w3.org/2000/svg" width="2000" height="2000"/>',
);
