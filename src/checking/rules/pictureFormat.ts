import { imageSize } from "image-size";

type Format = { recognizes: (bytes: Buffer) => boolean; isWhole: (bytes: Buffer) => boolean };

const pngSignature = Buffer.from("89504e470d0a1a0a", "hex");
const jpegScan = Buffer.from("ffda", "hex");
const jpegEnd = Buffer.from("ffd9", "hex");

const formats: Format[] = [
  {
    recognizes: (bytes) => bytes.readUIntBE(0, 3) === 0xffd8ff,
    isWhole: (bytes) => bytes.lastIndexOf(jpegEnd) > bytes.lastIndexOf(jpegScan),
  },
  {
    recognizes: (bytes) => bytes.subarray(0, 8).equals(pngSignature),
    isWhole: (bytes) => bytes.includes("IEND"),
  },
  {
    recognizes: (bytes) => word(bytes, 0) === "RIFF" && word(bytes, 8) === "WEBP",
    isWhole: (bytes) => bytes.readUInt32LE(4) + 8 <= bytes.length,
  },
  {
    recognizes: (bytes) => word(bytes, 4) === "ftyp" && firstBox(bytes).includes("avif"),
    isWhole: (bytes) => lastBoxEnd(bytes) === bytes.length,
  },
];

/**
 * Looks at a picture's bytes, without decoding it.
 *
 * @returns whether they are a JPEG, PNG, WebP or AVIF picture, and one that is whole
 */
export function inspectPicture(bytes: Buffer): "sound" | "cut off" | "not a picture" {
  if (bytes.length < 16) return "not a picture";
  const format = formats.find(({ recognizes }) => recognizes(bytes));
  if (format === undefined) return "not a picture";
  return format.isWhole(bytes) ? "sound" : "cut off";
}

/** @returns the picture's size in pixels, or undefined when its bytes do not tell */
export function measurePicture(bytes: Buffer): { width: number; height: number } | undefined {
  try {
    return imageSize(bytes);
  } catch {
    return undefined;
  }
}

function word(bytes: Buffer, offset: number): string {
  return bytes.toString("latin1", offset, offset + 4);
}

function firstBox(bytes: Buffer): Buffer {
  return bytes.subarray(0, bytes.readUInt32BE(0));
}

function lastBoxEnd(bytes: Buffer): number {
  let offset = 0;
  while (offset + 8 <= bytes.length) {
    const size = bytes.readUInt32BE(offset);
    if (size === 0) return bytes.length;
    offset += Math.max(8, size);
  }
  return offset;
}
