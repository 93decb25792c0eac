import { languages } from "../../src/contract/languages";
import { chooseLanguage } from "../support/browser/language";
import { openPage, openReadyPage } from "../support/browser/openPage";
import { showPictures } from "../support/browser/pictures";
import { sentSizes } from "../support/build";
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

/** The frames of the moving bed show for less than a second. */
const moving = "positions-motion";

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
      const small = ratios.filter(([file, ratio]) => ratio < least && !file.includes(moving));
      expect({ size, small }).toEqual({ size, small: [] });
    }
  });
});

describe("the first sight of a small phone", () => {
  it("holds headline and bed, and goes on to the second promise, in every language", async () => {
    const viewport = { width: 375, height: 629 };
    const { page } = await openReadyPage("/", { viewport });
    const edgeOf = (selector: string, edge: "top" | "bottom" = "bottom") =>
      page
        .locator(selector)
        .first()
        .evaluate((element, side) => element.getBoundingClientRect()[side], edge);

    for (const language of languages) {
      await chooseLanguage(page, language);
      const headline = await edgeOf("h1");
      const bed = await edgeOf("#home picture img");
      const secondPromise = await edgeOf("#home li:nth-child(2) span", "top");

      // The bed stands in the lowest quarter of its picture.
      expect(await edgeOf("#home .button")).toBeLessThan(bed - 0.16 * viewport.height);
      expect(headline).toBeLessThan(bed);
      expect(bed).toBeLessThan(secondPromise);
      expect(secondPromise).toBeLessThan(viewport.height - 1);
    }
  });
});

describe("the moving bed", () => {
  const kibibyte = 1024;

  it.each([
    { what: "a phone", viewport: { width: 390, height: 844 }, density: 3, most: 150 * kibibyte },
    {
      what: "a wide screen",
      viewport: { width: 2560, height: 1440 },
      density: 1,
      most: 300 * kibibyte,
    },
  ])("is fetched by $what when it comes near, and light", async ({ viewport, density, most }) => {
    const { page, requests } = await openReadyPage("/", { viewport, deviceScaleFactor: density });
    await page.waitForLoadState("networkidle");
    const frames = () => requests.filter((url) => url.includes(moving));
    // Chromium looks as far as 2500 pixels ahead, to where the bed stands on a wide screen.
    if (viewport.width < 1000) expect(frames()).toEqual([]);

    await page.locator("#quality").scrollIntoViewIfNeeded();
    await page.locator("[role=radiogroup]").scrollIntoViewIfNeeded();
    await waitUntil("the moving bed to be fetched", async () => frames().length > 0);

    expect(frames()).toHaveLength(1);
    expect(sentSizes(frames().map((url) => new URL(url).pathname))).toBeLessThanOrEqual(most);
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

    expect(requests.filter((url) => url.includes("position-flat"))).toHaveLength(1);
    expect(requests.filter((url) => url.includes(moving))).toEqual([]);
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
