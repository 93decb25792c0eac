import { readdirSync } from "node:fs";
import { parse, resolve } from "node:path";
import type { Page } from "playwright-core";
import sharp from "sharp";
import contentImages from "../../content/site/images.json";
import type { Images } from "../../src/contract/images";
import { addStyles } from "../support/browser/elements";
import { openPage, openReadyPage } from "../support/browser/openPage";
import { showPictures } from "../support/browser/pictures";
import { weakLines } from "../support/browser/pixels";
import { text, unknownPath } from "../support/content";
import { waitUntil } from "../support/waitUntil";

const content = resolve(__dirname, "../../content");

/** With the type of the contract, in which some slots are optional. */
const images: Images = contentImages;

/** @returns the file name of a picture's renditions */
const nameOf = (file = "") => parse(file).name;

/** @returns the width of the file in content/images from which a rendition was made */
async function sourceWidth(rendition: string): Promise<number> {
  const file = readdirSync(resolve(content, "images")).find(
    (each) => nameOf(each) === nameOf(rendition),
  );
  const { autoOrient } = await sharp(resolve(content, "images", file ?? "")).metadata();
  return autoOrient.width;
}

/**
 * Grouped by the widths at which pictures become smaller: a browser keeps a larger file that it has
 * loaded, which would hide that another one is too small.
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

/** The minimum share of the necessary pixels. Long texts make boxes higher than `sizes` assumes. */
const least = 0.75;

describe.each(["/", unknownPath])("the pictures of %s", (path) => {
  it.each(
    windows.flatMap((sizes) => [
      { sizes, density: 1 },
      // Renditions for wider screens of this density would be too large.
      { sizes: sizes.filter(({ width }) => width <= 1440), density: 2 },
    ]),
  )("have enough pixels for their boxes from $sizes.0.width on, $density-fold", async (screen) => {
    const { sizes, density } = screen;
    const { page } = await openPage(path, { viewport: sizes[0], deviceScaleFactor: density });
    for (const size of sizes) {
      await page.setViewportSize(size);
      await showPictures(page);
      const ratios = await page.evaluate(async () => {
        const pictures = [...document.images].filter(({ alt }) => alt !== "");
        const shown = pictures.filter((image) => image.checkVisibility());
        return Promise.all(
          shown.map(async ({ currentSrc, offsetWidth, offsetHeight }) => {
            // On the page, `sizes` changes the intrinsic width of a picture.
            const file = new Image();
            file.src = currentSrc;
            await file.decode();
            // The longer side of a picture that covers its box is cropped.
            const needed = Math.max(offsetWidth / file.width, offsetHeight / file.height);
            const ratio = 1 / needed / devicePixelRatio;
            return { name: currentSrc, width: file.width, ratio };
          }),
        );
      });

      expect(ratios.length).toBeGreaterThan(0);
      const small = [];
      for (const picture of ratios) {
        if (picture.ratio >= least) continue;
        // No rendition has more pixels than the owner's file, whose size the content check tests.
        if (picture.width < (await sourceWidth(picture.name))) small.push(picture);
      }
      expect({ size, small }).toEqual({ size, small: [] });
    }
  });
});

it("a small phone shows the headline, the buttons and the first promise, with texts of usual length", async () => {
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

/** The three pictures of the day, in the order of their choices. */
const day = "[role=radiogroup] img:not([alt=''])";

/** Ends the animations and transitions that do not depend on scrolling. */
const endAnimations = (page: Page): Promise<void> =>
  page.evaluate(() => {
    for (const animation of document.getAnimations()) {
      if (animation.timeline === document.timeline) animation.finish();
    }
  });

/** The frames of the motion between them, which are optional. */
const motion = "[role=radiogroup] img[alt='']";

const sources = (page: Page, selector: string): Promise<string[]> =>
  page
    .locator(selector)
    .evaluateAll((images) => images.map((image) => (image as HTMLImageElement).currentSrc));

describe("the day with the bed", () => {
  it.each([
    { what: "a phone", viewport: { width: 375, height: 720 }, density: 2 },
    { what: "a laptop", viewport: { width: 1440, height: 900 }, density: 1 },
  ])(
    "loads its pictures when they are near the window, on $what",
    async ({ viewport, density }) => {
      const { page, requests } = await openPage("/", { viewport, deviceScaleFactor: density });
      await page.waitForLoadState("networkidle");
      const early = [...requests];
      await showPictures(page);
      const files = await sources(page, day);
      expect(files).toHaveLength(3);
      // Another part of the page may show the same picture earlier, in this size or another.
      const pictureOf = (file: string) => file.replace(/\/[^/]+\/[^/]+$/, "");
      const elsewhere = (await sources(page, `img:not(${day})`)).map(pictureOf);
      const ofTheDayAlone = files.filter((file) => !elsewhere.includes(pictureOf(file)));
      expect(early.filter((url) => ofTheDayAlone.includes(url))).toEqual([]);
    },
  );

  it("loads only the chosen picture where the browser saves data", async () => {
    const { page } = await openReadyPage("/", {
      prepare: (visited) =>
        visited.addInitScript(() =>
          Object.defineProperty(navigator, "connection", { value: { saveData: true } }),
        ),
    });
    const loaded = async () => (await sources(page, day)).map((source) => source !== "");
    await page.locator("[role=radiogroup]").scrollIntoViewIfNeeded();
    await waitUntil("the first picture", async () => (await loaded())[0] === true);
    await page.waitForLoadState("networkidle");
    expect(await loaded()).toEqual([true, false, false]);

    await page.getByRole("radio").nth(2).check();
    await waitUntil("the picture of the choice", async () => (await loaded())[2] === true);
    expect(await loaded()).toEqual([true, false, true]);
    expect((await sources(page, motion)).filter(Boolean)).toEqual([]);
    // Without frames, the picture of the choice shows at once.
    const chosen = page.locator(day).nth(2);
    expect(await chosen.evaluate((image) => getComputedStyle(image).animationDelay)).toBe("0s");
  });

  it("fades from one picture to the next, with the first one below", async () => {
    const { page } = await openPage("/");
    await page.locator("[role=radiogroup]").scrollIntoViewIfNeeded();
    await showPictures(page);
    await page.getByRole("radio").nth(1).check();
    const images = page.locator(day);
    const halfWay = await images.evaluateAll((pictures) =>
      pictures.map((picture) => {
        for (const animation of picture.getAnimations()) {
          animation.pause();
          animation.currentTime = 350;
        }
        const { visibility, opacity } = getComputedStyle(picture);
        return [visibility, Number(opacity) < 1];
      }),
    );
    expect(halfWay).toEqual([
      ["visible", false],
      ["visible", true],
      ["hidden", false],
    ]);
  });

  const itMoves = images.positionMotion ? it : it.skip;

  itMoves.each([
    { what: "a phone", viewport: { width: 375, height: 1200 } },
    { what: "a tablet", viewport: { width: 768, height: 1024 } },
    { what: "a laptop", viewport: { width: 1440, height: 900 } },
  ])("moves to the picture of each choice in the same place, on $what", async ({ viewport }) => {
    const { page } = await openPage("/", { viewport });
    await page.locator("[role=radiogroup]").scrollIntoViewIfNeeded();
    await showPictures(page);
    const drawings = async () => {
      const drawn = [];
      for (const choice of await page.getByRole("radio").all()) {
        await choice.check();
        await endAnimations(page);
        const shot = await page.locator("[role=radiogroup]").screenshot();
        drawn.push(await sharp(shot).greyscale().resize(64, 64, { fit: "fill" }).raw().toBuffer());
      }
      return drawn;
    };
    const stills = await drawings();
    await addStyles(page, `${day} { opacity: 0; }`);
    const frames = await drawings();

    for (const [index, still] of stills.entries()) {
      const differences = [...still].map((value, at) =>
        Math.abs(value - (frames[index]?.[at] ?? 0)),
      );
      const mean = differences.reduce((sum, each) => sum + each, 0) / differences.length;
      expect([index, mean < 3]).toEqual([index, true]);
    }
  });

  it.each([true, false])(
    "shows the picture of each choice, with scripts: %s",
    async (javaScriptEnabled) => {
      const { page } = await openPage("/", { javaScriptEnabled });
      for (const [index, name] of (["back", "high", "flat"] as const).entries()) {
        await page.getByRole("radio").nth(index).check();
        await endAnimations(page);
        const shown = page.locator(day).filter({ visible: true });
        expect(await shown.count()).toBe(1);
        expect(await shown.getAttribute("alt")).toBe(text("bs", `quality.positions.${name}Alt`));
      }
    },
  );

  it("prints all three pictures, each above its name", async () => {
    const { page } = await openPage("/");
    await showPictures(page);
    await page.getByRole("radio").nth(2).check();
    await page.emulateMedia({ media: "print" });
    expect(await page.locator(motion).filter({ visible: true }).count()).toBe(0);
    const places = await page.locator("[role=radiogroup]").evaluate((group) => {
      const boxes = (selector: string) =>
        [...group.querySelectorAll(selector)].map((each) => each.getBoundingClientRect());
      const names = boxes("label");
      return boxes("img:not([alt=''])").map((picture, index) => ({
        isVisible: picture.width > 100 && picture.height > 50,
        isAbove: picture.bottom <= (names[index]?.top ?? 0) + 1,
        isAligned: Math.abs(picture.left - (names[index]?.left ?? 0)) < 3,
      }));
    });
    expect(places).toEqual(Array(3).fill({ isVisible: true, isAbove: true, isAligned: true }));
    expect(await weakLines(page.locator("[role=radiogroup]"))).toEqual([]);
  });
});
