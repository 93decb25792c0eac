import sharp from "sharp";
import { token } from "../../delivery/token";

/** WCAG 2.2, success criterion 1.4.6. */
const minimumContrast = 7;

/** The size to which a picture is scaled down, which removes detail that does not affect legibility. */
const side = 96;

type Area = { right: number; bottom: number };

/** The areas of the hero's picture under text, from its upper left corner, as fractions of its size. */
export const textAreas: Record<"wide" | "narrow", readonly Area[]> = {
  wide: [
    { right: 0.45, bottom: 1 },
    { right: 1, bottom: 0.12 },
  ],
  narrow: [{ right: 1, bottom: 0.7 }],
};

/** The linear value of each value of a channel. */
const linear = Float64Array.from({ length: 256 }, (_, channel) =>
  channel <= 10.31 ? channel / 3294.6 : ((channel / 255 + 0.055) / 1.055) ** 2.4,
);

/** @returns the relative luminance of a colour, whose channels are 0 to 255: WCAG 2.2 */
export const luminance = ([red = 0, green = 0, blue = 0]: Iterable<number>) =>
  0.2126 * (linear[red] ?? 0) + 0.7152 * (linear[green] ?? 0) + 0.0722 * (linear[blue] ?? 0);

/**
 * @param file a picture
 * @param places the areas under text
 * @returns whether the contrast between the picture and the text colour is too low in one of them
 */
export async function needsVeil(file: string, places: readonly Area[]): Promise<boolean> {
  const pixels = await sharp(file)
    .autoOrient()
    .resize(side, side, { fit: "fill" })
    .flatten({ background: "white" })
    .toColourspace("srgb")
    .raw()
    .toBuffer();
  const ink = luminance(Buffer.from(token("ink").slice(1), "hex"));
  const minimumLuminance = ink * minimumContrast + 0.05 * (minimumContrast - 1);
  const isUnderText = (x: number, y: number) =>
    places.some(({ right, bottom }) => x < right * side && y < bottom * side);

  return Array.from({ length: side * side }).some(
    (_, index) =>
      isUnderText(index % side, Math.floor(index / side)) &&
      luminance(pixels.subarray(3 * index, 3 * index + 3)) < minimumLuminance,
  );
}
