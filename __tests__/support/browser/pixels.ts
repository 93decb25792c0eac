import type { Locator, Page } from "playwright-core";
import sharp from "sharp";
import { addStyles } from "./elements";

type Colour = [red: number, green: number, blue: number];

/** Hides the text alone; what `currentColor` draws stays. */
const withoutText = `
  * {
    -webkit-text-fill-color: transparent !important;
    text-decoration-color: transparent !important;
    text-shadow: none !important;
  }
`;

/** The linear value of each value of a channel. */
const linear = Float64Array.from({ length: 256 }, (_, channel) =>
  channel <= 10.31 ? channel / 3294.6 : ((channel / 255 + 0.055) / 1.055) ** 2.4,
);

/** @returns the relative luminance of a colour, whose channels are 0 to 255: WCAG 2.2 */
const luminance = ([red = 0, green = 0, blue = 0]: Iterable<number>) =>
  0.2126 * (linear[red] ?? 0) + 0.7152 * (linear[green] ?? 0) + 0.0722 * (linear[blue] ?? 0);

/** Makes strokes so thick that some of their pixels have the colour of the text. */
const thickText = "* { -webkit-text-stroke-width: 2px !important; }";

const ratio = (one: number, other: number): number =>
  (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);

/** @returns the visible lines of text in the element, with their positions on the page */
const textLines = (locator: Locator) =>
  locator.evaluate((root) => {
    const colourOf = (element: Element): Colour => {
      const { color } = getComputedStyle(element);
      const [, red, green, blue] = /^rgb\((\d+), (\d+), (\d+)\)$/.exec(color) ?? [];
      if (!blue) throw new Error(`Text of the colour ${color}: ${element.textContent}`);
      return [Number(red), Number(green), Number(blue)];
    };
    const isClipped = (ink: number, around: Element | null): boolean => {
      if (!around) return false;
      const { clientWidth, clientHeight } = around;
      const isPoint = clientWidth === 1 && clientHeight === 1;
      const isBelow =
        getComputedStyle(around).overflowY !== "visible" &&
        ink > around.getBoundingClientRect().bottom;
      return isPoint || isBelow || isClipped(ink, around.parentElement);
    };

    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const lines = [];
    while (walker.nextNode()) {
      const { currentNode: node } = walker;
      const { parentElement: parent, nodeValue } = node;
      if (!nodeValue?.trim() || !parent?.checkVisibility({ visibilityProperty: true })) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      for (const { left, top, right, bottom } of range.getClientRects()) {
        // The skip link is above the window until it has the focus.
        if (bottom <= 0 && parent.closest("header")) continue;
        // The edges of a line box contain no ink and may overlap its neighbours.
        const edge = (bottom - top) / 8;
        if (isClipped(bottom - edge, parent)) continue;
        const box = new DOMRect(left + scrollX, top + edge + scrollY, right - left, 6 * edge);
        lines.push({
          text: nodeValue.trim(),
          isLarge: Number.parseFloat(getComputedStyle(parent).fontSize) >= 24,
          colour: colourOf(parent),
          box: box.toJSON() as DOMRect,
        });
      }
    }
    return lines;
  });

/** @returns what is drawn at texts with these styles: the smallest rectangle that contains all their boxes */
async function capture(page: Page, boxes: readonly DOMRect[], styles: string) {
  const x = Math.max(0, Math.floor(Math.min(...boxes.map(({ left }) => left))));
  const y = Math.max(0, Math.floor(Math.min(...boxes.map((box) => box.top))));
  const width = Math.ceil(Math.max(...boxes.map(({ right }) => right))) - x;
  const height = Math.ceil(Math.max(...boxes.map((box) => box.bottom))) - y;
  const [top, bottom] = await page.evaluate(() => [scrollY, scrollY + innerHeight] as const);
  // It resizes the window for a moment, which ends transitions of pseudo-elements.
  const fullPage = y < top || y + height > bottom;
  await addStyles(page, styles);
  const clip = { x, y: fullPage ? y : y - top, width, height };
  const screenshot = await page.screenshot({ fullPage, clip });
  await page.evaluate(() => document.adoptedStyleSheets.pop());
  const raw = sharp(screenshot).removeAlpha().raw();
  const { data: pixels, info } = await raw.toBuffer({ resolveWithObject: true });
  return { ...info, x, y, pixels };
}

type Requirements = {
  /** The contrast that text needs, and text of 24 pixels and more. */
  small?: number;
  large?: number;
  /** Whether the browser draws text in other colours than those of the stylesheets. */
  isRecoloured?: boolean;
};

/**
 * Measures the contrast of each line of text in an element to what is drawn behind it, pictures
 * included: WCAG's lowest ratio, without the hundredth of the extreme pixels.
 *
 * @returns the lines with too little contrast, with the measured ratio
 */
export async function weakLines(
  locator: Locator,
  { small = 7, large = 7, isRecoloured = false }: Requirements = {},
): Promise<string[]> {
  const lines = await textLines(locator);
  const boxes = lines.map(({ box }) => box);
  const page = locator.page();
  const { x, y, width, height, pixels } = await capture(page, boxes, withoutText);
  const drawn = isRecoloured ? (await capture(page, boxes, thickText)).pixels : undefined;

  return lines.flatMap(({ text, isLarge, colour, box }) => {
    const left = Math.max(0, Math.floor(box.left) - x);
    const top = Math.max(0, Math.floor(box.top) - y);
    const columns = Math.max(0, Math.min(width, Math.ceil(box.right) - x) - left);
    const rows = Math.max(0, Math.min(height, Math.ceil(box.bottom) - y) - top);
    const luminances = (of: Buffer) =>
      new Float64Array(columns * rows).map((_, place) => {
        const row = Math.trunc(place / columns);
        const pixel = ((top + row) * width + left + (place - row * columns)) * 3;
        return luminance(of.subarray(pixel, pixel + 3));
      });
    const backgrounds = luminances(pixels);
    const [ink] = drawn
      ? luminances(drawn).reduce<[luminance: number, contrast: number]>(
          (strongest, each, place) => {
            const contrast = ratio(each, backgrounds[place] ?? each);
            return contrast > strongest[1] ? [each, contrast] : strongest;
          },
          [0, 0],
        )
      : [luminance(colour)];
    backgrounds.sort();
    const ignored = Math.floor(backgrounds.length / 100);
    const extremes = [backgrounds[ignored], backgrounds[backgrounds.length - 1 - ignored]];
    const contrast = Math.min(...extremes.map((background = 0) => ratio(ink, background)));
    const hex = `#${Buffer.from(colour).toString("hex")}`;
    const fault = `${contrast.toFixed(2)}:1 ${hex} ${text}`;
    return contrast < (isLarge ? large : small) ? fault : [];
  });
}
