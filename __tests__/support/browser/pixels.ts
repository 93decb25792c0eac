import type { Locator, Page } from "playwright-core";
import sharp from "sharp";
import { withStyles } from "./elements";

type Colour = [red: number, green: number, blue: number];

type Line = {
  text: string;
  colour: Colour;
  box: { left: number; top: number; right: number; bottom: number };
};

export type MeasuredLine = {
  text: string;
  /** WCAG's contrast ratio to the worst of the ground, a hundredth of its pixels set aside. */
  contrast: number;
};

/** Only the text goes; what is drawn in its colour stays. */
const withoutText = `
  * {
    -webkit-text-fill-color: transparent !important;
    text-decoration-color: transparent !important;
    text-shadow: none !important;
  }
`;

const setAside = 0.01;

const luminance = (colour: Colour): number => {
  const [red, green, blue] = colour.map((channel) => {
    const share = channel / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  }) as Colour;
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};

const ratio = (one: number, other: number): number =>
  (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);

/** The lines of text in sight in the element, with their places on the whole page. */
const textLines = (locator: Locator): Promise<Line[]> =>
  locator.evaluate((root) => {
    const pen = document.createElement("canvas").getContext("2d", { willReadFrequently: true });
    if (!pen) throw new Error("The browser has no canvas");

    const colourOf = (element: Element): Colour => {
      pen.clearRect(0, 0, 1, 1);
      pen.fillStyle = getComputedStyle(element).color;
      pen.fillRect(0, 0, 1, 1);
      const [red = 0, green = 0, blue = 0, opacity] = pen.getImageData(0, 0, 1, 1).data;
      if (opacity !== 255) throw new Error(`Text that shows through: ${element.textContent}`);
      return [red, green, blue];
    };
    const isClippedAway = (element: Element | null): boolean => {
      if (!element) return false;
      const { clientWidth, clientHeight } = element;
      const isPoint = clientWidth === 1 && clientHeight === 1;
      return isPoint || isClippedAway(element.parentElement);
    };

    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const lines: Line[] = [];
    while (walker.nextNode()) {
      const { currentNode: node } = walker;
      const { parentElement: parent, nodeValue } = node;
      if (!nodeValue?.trim() || !parent?.checkVisibility({ visibilityProperty: true })) continue;
      if (isClippedAway(parent)) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      for (const { left, top, right, bottom } of range.getClientRects()) {
        const { scrollX, scrollY } = window;
        lines.push({
          text: nodeValue.trim(),
          colour: colourOf(parent),
          box: {
            left: left + scrollX,
            top: top + scrollY,
            right: right + scrollX,
            bottom: bottom + scrollY,
          },
        });
      }
    }
    return lines;
  });

/** What is drawn behind the lines: the smallest part of the page that holds them all. */
async function photographGround(page: Page, lines: readonly Line[]) {
  const x = Math.max(0, Math.floor(Math.min(...lines.map(({ box }) => box.left))));
  const y = Math.max(0, Math.floor(Math.min(...lines.map(({ box }) => box.top))));
  const width = Math.ceil(Math.max(...lines.map(({ box }) => box.right))) - x;
  const height = Math.ceil(Math.max(...lines.map(({ box }) => box.bottom))) - y;
  const clip = { x, y, width, height };
  const screenshot = await withStyles(page, withoutText, () =>
    page.screenshot({ clip, fullPage: true }),
  );
  const { data: pixels, info } = await sharp(screenshot).removeAlpha().raw().toBuffer({
    resolveWithObject: true,
  });
  // The browser leaves out of the clip what lies beyond the page.
  return { x, y, width: info.width, height: info.height, pixels };
}

/**
 * Measures text against what is drawn behind it, pictures included.
 *
 * @param locator one element, whose texts are measured line by line
 * @throws when no text is in sight in the element
 */
export async function measureContrast(locator: Locator): Promise<MeasuredLine[]> {
  const lines = await textLines(locator);
  if (lines.length === 0) throw new Error(`No text is in sight in ${locator}`);
  const { x, y, width, height, pixels } = await photographGround(locator.page(), lines);

  return lines.map(({ text, colour, box }) => {
    const grounds: number[] = [];
    const lastRow = Math.min(height, Math.ceil(box.bottom) - y);
    const lastColumn = Math.min(width, Math.ceil(box.right) - x);
    for (let row = Math.max(0, Math.floor(box.top) - y); row < lastRow; row++) {
      for (let column = Math.max(0, Math.floor(box.left) - x); column < lastColumn; column++) {
        const [red = 0, green = 0, blue = 0] = pixels.subarray((row * width + column) * 3);
        grounds.push(luminance([red, green, blue]));
      }
    }
    grounds.sort((one, other) => one - other);
    const spared = Math.floor(grounds.length * setAside);
    const extremes = [grounds[spared], grounds[grounds.length - 1 - spared]];
    const ink = luminance(colour);
    return { text, contrast: Math.min(...extremes.map((ground = 0) => ratio(ink, ground))) };
  });
}
