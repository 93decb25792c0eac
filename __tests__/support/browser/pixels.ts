import type { Locator, Page } from "playwright-core";
import sharp from "sharp";
import { addStyles } from "./elements";
import { withSources } from "./language";

export type Colour = [red: number, green: number, blue: number];

type Line = {
  text: string;
  isLarge: boolean;
  colour: Colour;
  box: { left: number; top: number; right: number; bottom: number };
};

/** Hides the text alone; what `currentColor` draws stays. */
const withoutText = `
  * {
    -webkit-text-fill-color: transparent !important;
    text-decoration-color: transparent !important;
    text-shadow: none !important;
  }
`;

const ignoredShare = 0.01;

/** The linear value of each value of a colour channel. */
const linear = Float64Array.from({ length: 256 }, (_, value) => {
  const share = value / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
});

const luminance = (red: number, green: number, blue: number): number =>
  0.2126 * (linear[red] ?? 0) + 0.7152 * (linear[green] ?? 0) + 0.0722 * (linear[blue] ?? 0);

const ratio = (one: number, other: number): number =>
  (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);

/** @returns WCAG's contrast ratio of two colours */
export const contrastOf = (one: Colour, other: Colour): number =>
  ratio(luminance(...one), luminance(...other));

/** @returns the visible lines of text in the element, with their positions on the page */
const textLines = (locator: Locator): Promise<Line[]> =>
  locator.evaluate((root) => {
    const pen = document.createElement("canvas").getContext("2d", { willReadFrequently: true });
    if (!pen) throw new Error("The browser has no canvas");

    const colourOf = (element: Element): Colour => {
      pen.clearRect(0, 0, 1, 1);
      pen.fillStyle = getComputedStyle(element).color;
      pen.fillRect(0, 0, 1, 1);
      const [red = 0, green = 0, blue = 0, opacity] = pen.getImageData(0, 0, 1, 1).data;
      if (opacity !== 255) throw new Error(`Text that is not opaque: ${element.textContent}`);
      return [red, green, blue];
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
    const lines: Line[] = [];
    while (walker.nextNode()) {
      const { currentNode: node } = walker;
      const { parentElement: parent, nodeValue } = node;
      if (!nodeValue?.trim() || !parent?.checkVisibility({ visibilityProperty: true })) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      for (const { left, top, right, bottom } of range.getClientRects()) {
        const { scrollX, scrollY } = window;
        // The skip link is above the window until it has the focus.
        if (bottom <= 0 && parent.closest("header")) continue;
        // The edges of a line box contain no ink and may overlap its neighbours.
        const edge = (bottom - top) / 8;
        if (isClipped(bottom - edge, parent)) continue;
        lines.push({
          text: nodeValue.trim(),
          isLarge: Number.parseFloat(getComputedStyle(parent).fontSize) >= 24,
          colour: colourOf(parent),
          box: {
            left: left + scrollX,
            top: top + edge + scrollY,
            right: right + scrollX,
            bottom: bottom - edge + scrollY,
          },
        });
      }
    }
    return lines;
  });

/** @returns what is drawn behind the lines: the smallest rectangle that contains them all */
async function captureBackground(page: Page, lines: readonly Line[]) {
  const x = Math.max(0, Math.floor(Math.min(...lines.map(({ box }) => box.left))));
  const y = Math.max(0, Math.floor(Math.min(...lines.map(({ box }) => box.top))));
  const width = Math.ceil(Math.max(...lines.map(({ box }) => box.right))) - x;
  const height = Math.ceil(Math.max(...lines.map(({ box }) => box.bottom))) - y;
  const { top, bottom } = await page.evaluate(() => ({
    top: window.scrollY,
    bottom: window.scrollY + window.innerHeight,
  }));
  // It resizes the window for a moment, which ends transitions of pseudo-elements.
  const fullPage = y < top || y + height > bottom;
  await addStyles(page, withoutText);
  const clip = { x, y: fullPage ? y : y - top, width, height };
  const screenshot = await page.screenshot({ fullPage, clip });
  await page.evaluate(() => document.adoptedStyleSheets.pop());
  const { data: pixels, info } = await sharp(screenshot).removeAlpha().raw().toBuffer({
    resolveWithObject: true,
  });
  return { x, y, width: info.width, height: info.height, pixels };
}

/**
 * Measures the contrast of each line of text in an element to what is drawn behind it, pictures
 * included: WCAG's lowest ratio, without the hundredth of the extreme pixels.
 */
async function measureContrast(locator: Locator) {
  const lines = await textLines(locator);
  if (lines.length === 0) return [];
  const { x, y, width, height, pixels } = await captureBackground(locator.page(), lines);

  return lines.map(({ text, isLarge, colour, box }) => {
    const left = Math.max(0, Math.floor(box.left) - x);
    const top = Math.max(0, Math.floor(box.top) - y);
    const columns = Math.max(0, Math.min(width, Math.ceil(box.right) - x) - left);
    const rows = Math.max(0, Math.min(height, Math.ceil(box.bottom) - y) - top);
    const backgrounds = new Float64Array(columns * rows).map((_, place) => {
      const row = Math.trunc(place / columns);
      const pixel = ((top + row) * width + left + (place - row * columns)) * 3;
      return luminance(pixels[pixel] ?? 0, pixels[pixel + 1] ?? 0, pixels[pixel + 2] ?? 0);
    });
    backgrounds.sort();
    const ignored = Math.floor(backgrounds.length * ignoredShare);
    const extremes = [backgrounds[ignored], backgrounds[backgrounds.length - 1 - ignored]];
    const ink = luminance(...colour);
    const contrast = Math.min(...extremes.map((background = 0) => ratio(ink, background)));
    return { text, isLarge, contrast };
  });
}

/**
 * @param requiredOfLarge the contrast that text of 24 pixels and more needs; other text needs 7:1
 * @returns the lines with too little contrast to what is drawn behind them, with the measured ratio
 */
export const weakLines = async (locator: Locator, requiredOfLarge = 7): Promise<string[]> =>
  withSources(
    locator.page(),
    (await measureContrast(locator))
      .filter(({ isLarge, contrast }) => contrast < (isLarge ? requiredOfLarge : 7))
      .map(({ text, contrast }) => `${contrast.toFixed(2)}:1 ${text}`),
  );
