import sharp from "sharp";
import { token } from "../../delivery/token";

/** WCAG 2.2, success criterion 1.4.6. */
const leastContrast = 7;

/** So small that fine detail, which words bear, has become even. */
const side = 96;

type Place = { right: number; bottom: number };

/** Where words stand over the hero's picture, from its upper left corner, in shares of its sides. */
export const wordsOver: Record<"wide" | "narrow", readonly Place[]> = {
  wide: [
    { right: 0.45, bottom: 1 },
    { right: 1, bottom: 0.12 },
  ],
  narrow: [{ right: 1, bottom: 0.7 }],
};

const linear = (channel: number) =>
  channel <= 10.31 ? channel / 3294.6 : ((channel / 255 + 0.055) / 1.055) ** 2.4;

/** Relative luminance, WCAG 2.2. */
const luminance = ([red = 0, green = 0, blue = 0]: Iterable<number>) =>
  0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);

/**
 * @param file a picture
 * @param places where words stand on it
 * @returns whether the page's ink has too little contrast to it in one of them
 */
export async function needsVeil(file: string, places: readonly Place[]): Promise<boolean> {
  const pixels = await sharp(file)
    .autoOrient()
    .resize(side, side, { fit: "fill" })
    .flatten({ background: "white" })
    .toColourspace("srgb")
    .raw()
    .toBuffer();
  const ink = luminance(Buffer.from(token("ink").slice(1), "hex"));
  const darkest = ink * leastContrast + 0.05 * (leastContrast - 1);
  const isWritten = (x: number, y: number) =>
    places.some(({ right, bottom }) => x < right * side && y < bottom * side);

  return Array.from({ length: side * side }).some(
    (_, index) =>
      isWritten(index % side, Math.floor(index / side)) &&
      luminance(pixels.subarray(3 * index, 3 * index + 3)) < darkest,
  );
}
