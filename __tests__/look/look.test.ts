import type { Page } from "playwright-core";
import sharp from "sharp";
import { addStyles, motionEnds, showPictures } from "../support/browser/elements";
import { chooseLanguage } from "../support/browser/language";
import { openReadyPage } from "../support/browser/openPage";
import { changeOf, startBaselines, writeBaseline } from "./baselines";

const screens = [
  { width: 375, height: 720 },
  { width: 768, height: 1024 },
  { width: 1440, height: 900 },
];

const languages = ["bs", "de", "en"];

const paths = ["/", "/gdpr", "/imprint", "/terms-of-service", "/nope"];

const pageNames: Record<string, string> = { "/": "home", "/nope": "404" };

/**
 * Every page at every width, with the names of its baselines by language: the landing page in every
 * language, the others in one at each width, because their languages only differ in their texts.
 */
const places = paths.flatMap((path, page) =>
  screens.map((viewport, screen) => ({
    path,
    viewport,
    views: languages
      .filter((_, index) => path === "/" || index === (page + screen) % languages.length)
      .map((language) => ({
        name: `${pageNames[path] ?? path.slice(1)}-${viewport.width}-${language}`,
        language,
      })),
  })),
);

type Place = (typeof places)[number];

/**
 * Hyphenation depends on the dictionaries that the browser has loaded, and the width of letters on
 * the system. Without both, lines break in the same places everywhere.
 */
const portableLines = `
  * {
    hyphens: manual !important;
    text-rendering: geometricPrecision !important;
  }
`;

/** The factor by which a screenshot is scaled down. */
const reduction = 2;

/** @returns a screenshot of the whole page, small enough for the repository */
async function photograph(page: Page): Promise<Buffer> {
  await showPictures(page);
  await page.mouse.move(0, 0);
  await addStyles(page, portableLines);
  await motionEnds(page);
  const screenshot = sharp(await page.screenshot({ fullPage: true }));
  const { width = 0 } = await screenshot.metadata();
  return screenshot
    .resize({ width: Math.round(width / reduction) })
    .webp({ quality: 50, effort: 2 })
    .toBuffer();
}

/** Opens a page and takes a screenshot of each view. */
async function photographViews({ path, viewport, views }: Place) {
  const page = await openReadyPage(path, { viewport });
  const pictures: { name: string; picture: Buffer }[] = [];
  for (const { name, language } of views) {
    await chooseLanguage(page, language);
    pictures.push({ name, picture: await photograph(page) });
  }
  return pictures;
}

/** Whether this run saves the pictures with which later runs compare theirs: see jest.config.js. */
declare const savesScreenshots: boolean;

if (savesScreenshots) beforeAll(startBaselines);

it.each(places)(
  "the look of $path at $viewport.width pixels is that of its baselines",
  async (place) => {
    const pictures = await photographViews(place);
    if (savesScreenshots) for (const { name, picture } of pictures) writeBaseline(name, picture);
    const changes = pictures.map(({ name, picture }) => changeOf(name, picture));
    expect((await Promise.all(changes)).filter(Boolean)).toEqual([]);
  },
);
