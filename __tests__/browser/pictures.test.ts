import { languages } from "../../src/contract/languages";
import { chooseLanguage } from "../support/browser/language";
import { openPage, openReadyPage } from "../support/browser/openPage";
import { showPictures } from "../support/browser/pictures";
import { weakLines } from "../support/browser/pixels";
import { sentSizes } from "../support/build";
import { text } from "../support/content";
import { waitUntil } from "../support/waitUntil";

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

describe.each(["/", "/nope"])("the pictures of %s", (path) => {
  it.each(
    windows.flatMap((sizes) => [
      { sizes, density: 1, least: 1 },
      // Beyond, pictures of 2560 pixels are what is worth its bytes. Longer words make places higher.
      { sizes: sizes.filter(({ width }) => width <= 1440), density: 2, least: 0.75 },
    ]),
  )("have the pixels of their places from $sizes.0.width on, $density-fold", async (screen) => {
    const { sizes, density, least } = screen;
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
            return [currentSrc, 1 / needed / devicePixelRatio] as const;
          }),
        );
      });

      expect(ratios.length).toBeGreaterThan(0);
      const small = ratios.filter(([, ratio]) => ratio < least);
      expect({ size, small }).toEqual({ size, small: [] });
    }
  });
});

describe("the first sight of a small phone", () => {
  it("holds headline, bed and two promises, in every language", async () => {
    const viewport = { width: 375, height: 629 };
    const { page } = await openReadyPage("/", { viewport });
    const edgeOf = (selector: string, edge: "top" | "bottom" = "bottom") =>
      page
        .locator(selector)
        .first()
        .evaluate((element, side) => element.getBoundingClientRect()[side], edge);

    for (const language of languages) {
      await chooseLanguage(page, language);
      const bed = await edgeOf("#home picture img");
      const secondPromise = await edgeOf("#home li:nth-child(2) strong");

      // The bed stands in the lowest part of its picture.
      expect(await edgeOf("#home .button")).toBeLessThan(bed - 0.16 * viewport.height);
      expect(bed).toBeLessThan(await edgeOf("#home li:nth-child(2)", "top"));
      expect(secondPromise).toBeLessThan(viewport.height - 1);
    }
  });
});

describe("the promises", () => {
  it.each([1024, 1440, 2560])(
    "stand in five equal columns %i pixels wide, in every language",
    async (width) => {
      const { page } = await openReadyPage("/", { viewport: { width, height: 900 } });
      for (const language of languages) {
        await chooseLanguage(page, language);
        const boxes = await page.locator("#home li").evaluateAll((items) =>
          items.map((item) => {
            const { top, width } = item.getBoundingClientRect();
            return `${Math.round(top)} ${Math.round(width)}`;
          }),
        );
        expect(boxes).toHaveLength(5);
        expect(new Set(boxes).size).toBe(1);
      }
    },
  );
});

/** The three pictures of the day, in the order of their choices. */
const day = "[role=radiogroup] img";

describe("the day with the bed", () => {
  const kibibyte = 1024;

  it.each([
    { what: "a phone", viewport: { width: 375, height: 720 }, density: 2, most: 45 * kibibyte },
    { what: "a laptop", viewport: { width: 1440, height: 900 }, density: 1, most: 90 * kibibyte },
  ])("is light on $what, and fetched when it comes near", async ({ viewport, density, most }) => {
    const { page, requests } = await openPage("/", { viewport, deviceScaleFactor: density });
    await page.waitForLoadState("networkidle");
    const early = [...requests];
    await showPictures(page);
    const files = await page
      .locator(day)
      .evaluateAll((images) => images.map((image) => (image as HTMLImageElement).currentSrc));

    expect(files).toHaveLength(3);
    expect(early.filter((url) => files.includes(url))).toEqual([]);
    const heavy = files.filter((url) => sentSizes([new URL(url).pathname]) > most);
    expect(heavy).toEqual([]);
  });

  it("fetches the chosen picture alone where data is to be saved", async () => {
    const { page } = await openReadyPage("/", {
      prepare: (visited) =>
        visited.addInitScript(() =>
          Object.defineProperty(navigator, "connection", { value: { saveData: true } }),
        ),
    });
    const loaded = () =>
      page
        .locator(day)
        .evaluateAll((images) =>
          images.map((image) => (image as HTMLImageElement).currentSrc !== ""),
        );
    await page.locator("[role=radiogroup]").scrollIntoViewIfNeeded();
    await waitUntil("the first picture", async () => (await loaded())[0] === true);
    await page.waitForLoadState("networkidle");
    expect(await loaded()).toEqual([true, false, false]);

    await page.getByRole("radio").nth(2).check();
    await waitUntil("the picture of the choice", async () => (await loaded())[2] === true);
    expect(await loaded()).toEqual([true, false, true]);
  });

  it("fades from one picture to the next, which the first lies under until it has come", async () => {
    const { page } = await openPage("/", { reducedMotion: "no-preference" });
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

  it.each([true, false])("shows each hour, with scripts: %s", async (javaScriptEnabled) => {
    const { page } = await openPage("/", { javaScriptEnabled });
    for (const [index, name] of (["back", "high", "flat"] as const).entries()) {
      await page.getByRole("radio").nth(index).check();
      const shown = page.locator(day).filter({ visible: true });
      expect(await shown.count()).toBe(1);
      expect(await shown.getAttribute("alt")).toBe(text("bs", `quality.positions.${name}Alt`));
    }
  });

  it("stands on paper with all three pictures, each over its name", async () => {
    const { page } = await openPage("/");
    await showPictures(page);
    await page.getByRole("radio").nth(2).check();
    await page.emulateMedia({ media: "print" });
    const places = await page.locator("[role=radiogroup]").evaluate((group) => {
      const boxes = (selector: string) =>
        [...group.querySelectorAll(selector)].map((each) => each.getBoundingClientRect());
      const names = boxes("label");
      return boxes("img").map((picture, index) => ({
        isSeen: picture.width > 100 && picture.height > 50,
        isOver: picture.bottom <= (names[index]?.top ?? 0) + 1,
        isAligned: Math.abs(picture.left - (names[index]?.left ?? 0)) < 3,
      }));
    });
    expect(places).toEqual(Array(3).fill({ isSeen: true, isOver: true, isAligned: true }));
    expect(await weakLines(page.locator("[role=radiogroup]"))).toEqual([]);
  });
});
