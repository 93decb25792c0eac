import type { Page } from "playwright-core";
import sharp from "sharp";
import { addStyles } from "../support/browser/elements";
import { showPictures } from "../support/browser/pictures";
import { takeScreenshot } from "../support/browser/screenshot";

/**
 * Which words a browser can divide depends on the dictionaries that it has fetched, and how wide
 * letters are on the system that draws them. Without both, lines break alike everywhere.
 */
const alikeEverywhere = `
  * {
    hyphens: manual !important;
    text-rendering: geometricPrecision !important;
  }
`;

/** How many pixels of the screen make one of the picture, each way. */
const reduction = 2;

/** @returns a picture of the whole page as it stands at its top, small enough to be kept */
export async function photograph(page: Page): Promise<Buffer> {
  await showPictures(page);
  await page.mouse.move(0, 0);
  await addStyles(page, alikeEverywhere);
  const screenshot = sharp(await takeScreenshot(page));
  const { width = 0 } = await screenshot.metadata();
  return screenshot
    .resize({ width: Math.round(width / reduction) })
    .webp({ quality: 50, effort: 6 })
    .toBuffer();
}
