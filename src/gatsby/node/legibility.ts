import sharp from "sharp";
import { token } from "../../delivery/token";

/** WCAG 2.2, success criterion 1.4.6. */
const minimumContrast = 7;

/** The size to which a picture is scaled down, which removes detail that does not affect legibility. */
const side = 96;

/** A part of the box that the hero's picture fills: from its upper left corner, as fractions of its size. */
type Area = {
  right: number;
  bottom: number;
  /** The aspect ratios of the box, from the narrowest to the widest. */
  ratios: readonly [number, number];
};

/** The areas under text in the two layouts of Hero.module.css; the buttons below it have a ground of their own. */
const textAreas: Record<"wide" | "narrow", readonly Area[]> = {
  wide: [
    { right: 0.47, bottom: 0.85, ratios: [0.85, 4] },
    { right: 1, bottom: 0.1, ratios: [0.85, 2.2] },
  ],
  narrow: [
    { right: 1, bottom: 0.65, ratios: [0.45, 0.7] },
    { right: 1, bottom: 0.48, ratios: [0.7, 1.2] },
  ],
};

/** The linear value of each value of a channel. */
const linear = Float64Array.from({ length: 256 }, (_, channel) =>
  channel <= 10.31 ? channel / 3294.6 : ((channel / 255 + 0.055) / 1.055) ** 2.4,
);

/** @returns the relative luminance of a colour, whose channels are 0 to 255: WCAG 2.2 */
export const luminance = ([red = 0, green = 0, blue = 0]: Iterable<number>) =>
  0.2126 * (linear[red] ?? 0) + 0.7152 * (linear[green] ?? 0) + 0.0722 * (linear[blue] ?? 0);

/** The point that stays in view when a picture is cropped, in per cent. */
type Focus = { x: number; y: number };

/**
 * @param edge the edge of an area, as a fraction of the box
 * @param visible the smallest fraction of the picture that is in the box
 * @returns the farthest place under that edge, as a fraction of the picture
 */
const farthest = (edge: number, focus: number, visible: number) =>
  Math.max(edge, focus + (edge - focus) * Math.min(1, visible));

/**
 * @param file a picture
 * @returns whether the contrast between the picture and the text colour is too low where text lies in
 *   the layout, in windows of any shape
 */
export async function needsVeil(
  file: string,
  layout: keyof typeof textAreas,
  focus: Focus,
): Promise<boolean> {
  const picture = sharp(file);
  const { width, height } = (await picture.metadata()).autoOrient;
  const pixels = await picture
    .autoOrient()
    .resize(side, side, { fit: "fill" })
    .flatten({ background: "white" })
    .toColourspace("srgb")
    .raw()
    .toBuffer();
  const ratio = width / height;
  const places = textAreas[layout].map(({ right, bottom, ratios: [narrowest, widest] }) => ({
    right: farthest(right, focus.x / 100, narrowest / ratio),
    bottom: farthest(bottom, focus.y / 100, ratio / widest),
  }));
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
