import { readdirSync, readFileSync } from "node:fs";
import { parse, resolve } from "node:path";
import sharp from "sharp";
import type { Images } from "../../src/contract/images";
import { openPage, openReadyPage } from "../support/browser/openPage";
import { showPictures } from "../support/browser/pictures";
import { unknownPath } from "../support/content";
import { waitUntil } from "../support/waitUntil";

const content = resolve(__dirname, "../../content");

const images: Partial<Images> = JSON.parse(
  readFileSync(resolve(content, "site/images.json"), "utf8"),
);

/** The name under which the renditions of a picture are published. */
const nameOf = (file = "") => parse(file).name;

/** @returns how many pixels wide the file in content/images is of which this is a rendition */
async function sourceWidth(rendition: string): Promise<number> {
  const file = readdirSync(resolve(content, "images")).find(
    (each) => nameOf(each) === nameOf(rendition),
  );
  const { autoOrient } = await sharp(resolve(content, "images", file ?? "")).metadata();
  return autoOrient.width;
}

/**
 * Between the widths at which places become smaller: a browser keeps what it has loaded for a
 * larger place, and would so hide that a picture is too small.
 */
const windows = [
  [
    { width: 320, height: 568 },
    { width: 375, height: 629 },
  ],
  [
    { width: 740, height: 360 },
    { width: 768, height: 1024 },
  ],
  [
    { width: 1024, height: 768 },
    { width: 1440, height: 900 },
    { width: 2560, height: 1440 },
  ],
];

/** The sheet of frames, each of which shows for less than a second. */
const sheet = images.positionMotion && nameOf(images.positionMotion.file);

/** The part of the needed pixels. Long texts make places higher than `sizes` expects. */
const least = 0.75;

describe.each(["/", unknownPath])("the pictures of %s", (path) => {
  it.each(
    windows.flatMap((sizes) => [
      { sizes, density: 1 },
      // On wider screens more than 2560 pixels are not worth their bytes.
      { sizes: sizes.filter(({ width }) => width <= 1440), density: 2 },
    ]),
  )("have the pixels of their places from $sizes.0.width on, $density-fold", async (screen) => {
    const { sizes, density } = screen;
    const { page } = await openPage(path, { viewport: sizes[0], deviceScaleFactor: density });
    for (const size of sizes) {
      await page.setViewportSize(size);
      await showPictures(page);
      const ratios = await page.evaluate(async () => {
        const shown = [...document.images].filter((image) => image.checkVisibility());
        return Promise.all(
          shown.map(async ({ currentSrc, offsetWidth, offsetHeight }) => {
            // The picture of the page counts its pixels by `sizes`; this one as they are.
            const file = new Image();
            file.src = currentSrc;
            await file.decode();
            // Of a picture that fills its place, the longer side is cropped.
            const needed = Math.max(offsetWidth / file.width, offsetHeight / file.height);
            const ratio = 1 / needed / devicePixelRatio;
            return { name: currentSrc, width: file.width, ratio };
          }),
        );
      });

      expect(ratios.length).toBeGreaterThan(0);
      const small = [];
      for (const picture of ratios) {
        if (picture.ratio >= least || nameOf(picture.name) === sheet) continue;
        // No rendition has more pixels than the owner's file, whose size the check judges.
        if (picture.width < (await sourceWidth(picture.name))) small.push(picture);
      }
      expect({ size, small }).toEqual({ size, small: [] });
    }
  });
});

describe("the first view on a small phone", () => {
  it("shows the headline, the buttons and the first promise, with words of usual length", async () => {
    const viewport = { width: 375, height: 629 };
    const { page } = await openPage("/", { viewport });
    const bottoms = await page.evaluate(() => {
      const sentence = "Veliki krevet stoji u maloj sobi i gleda na more. ";
      const words: [selector: string, length: number][] = [
        ["h1", 40],
        ["#home h1 ~ p:not(:has(a))", 175],
        ["#home .button", 13],
        ["#home li:first-child span", 30],
      ];
      return words.map(([selector, length]) => {
        for (const element of document.querySelectorAll(selector)) {
          element.textContent = sentence.repeat(4).slice(0, length);
        }
        return selector;
      });
    });
    for (const selector of bottoms) {
      const box = await page.locator(selector).last().boundingBox();
      const bottom = (box?.y ?? 0) + (box?.height ?? Number.NaN);
      expect([selector, bottom < viewport.height]).toEqual([selector, true]);
    }
  });
});

const describeSheet = sheet ? describe : describe.skip;

describeSheet("the moving bed", () => {
  const isSheet = (url: string) => nameOf(url) === sheet;

  it("is fetched once, when it comes near", async () => {
    const viewport = { width: 390, height: 844 };
    const { page, requests } = await openReadyPage("/", { viewport });
    await page.waitForLoadState("networkidle");
    expect(requests.filter(isSheet)).toEqual([]);

    await page.locator("#quality").scrollIntoViewIfNeeded();
    await page.locator("[role=radiogroup]").scrollIntoViewIfNeeded();
    await waitUntil("the sheet to be fetched", async () => requests.some(isSheet));
    expect(requests.filter(isSheet)).toHaveLength(1);
  });

  it("is not fetched where data is to be saved", async () => {
    const { page, requests } = await openReadyPage("/", {
      prepare: (visited) =>
        visited.addInitScript(() =>
          Object.defineProperty(navigator, "connection", { value: { saveData: true } }),
        ),
    });
    await page.locator("[role=radiogroup]").scrollIntoViewIfNeeded();
    await page.waitForLoadState("networkidle");

    const position = nameOf(images.positionFlat?.file);
    expect(requests.some((url) => nameOf(url) === position)).toBe(true);
    expect(requests.filter(isSheet)).toEqual([]);
  });

  it("moves by frames from one position to the next, and shows the crisp picture at the end", async () => {
    const { page } = await openPage("/", { reducedMotion: "no-preference" });
    await page.locator("[role=radiogroup]").scrollIntoViewIfNeeded();
    await showPictures(page);
    const stage = page.locator("[role=radiogroup] > div");
    const rest = () => stage.evaluate((place) => place.getAnimations({ subtree: true }).length);
    await waitUntil("the bed to rest", async () => (await rest()) === 0);
    await page.getByRole("radio").nth(1).check();

    const framesShown = await stage.evaluate((place) => {
      const frames = place.querySelector("img[alt='']") as Element;
      const animations = place.getAnimations({ subtree: true });
      for (const animation of animations) animation.pause();
      return [0, 225, 450, 675].map((time) => {
        for (const animation of animations) animation.currentTime = time;
        const { opacity } = getComputedStyle(frames);
        return [Number(getComputedStyle(place).getPropertyValue("--frame")), opacity];
      });
    });
    expect(framesShown).toEqual([0, -1, -4, -7].map((frame) => [frame, "1"]));

    await stage.evaluate((place) => {
      for (const animation of place.getAnimations({ subtree: true })) animation.finish();
    });
    const frames = stage.locator("img[alt='']");
    expect(await frames.evaluate((image) => getComputedStyle(image).opacity)).toBe("0");
  });
});
