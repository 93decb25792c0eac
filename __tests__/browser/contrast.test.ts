import { chromium, type Page } from "playwright-core";
import { addStyles, motionEnds, scrollTo, showPictures } from "../support/browser/elements";
import { chooseLanguage } from "../support/browser/language";
import { openReadyPage, siteOrigin } from "../support/browser/openPage";
import { weakLines } from "../support/browser/pixels";
import { launchOptions } from "../support/browser/start";

async function expectStrong(page: Page, part: string, when: string): Promise<void> {
  await motionEnds(page);
  const weak = await weakLines(page.locator(part));
  expect({ part, when, weak }).toEqual({ part, when, weak: [] });
}

/** Asserts this in the choice of positions, for each of the three pictures. */
async function expectStrongInEveryHour(page: Page, when: string): Promise<void> {
  for (const radio of await page.getByRole("radio").all()) {
    await radio.check();
    // The header would cover a part of them.
    await scrollTo(page, 0);
    await expectStrong(page, "[role=radiogroup]", `${await radio.inputValue()}, ${when}`);
  }
}

/** Makes the dissolve between the pictures of the day so long that a test can hold it. */
const slowDissolve = (page: Page): Promise<void> =>
  addStyles(page, "[role=radiogroup] { --fade: 100s !important; }");

/** Holds the slow dissolve at a share of its way; 1 ends it. */
const holdDissolve = (page: Page, share: number): Promise<void> =>
  page.locator("[role=radiogroup]").evaluate((group, part) => {
    for (const animation of group.getAnimations({ subtree: true })) {
      animation.pause();
      animation.currentTime = part * 100_000;
      if (part === 1) animation.finish();
    }
  }, share);

it.each(["/", "/gdpr", "/nope"])(
  "every line of %s has a contrast of 7:1 to its background, large text of 4.5:1",
  async (path) => {
    const page = await openReadyPage(path);
    for (const width of [375, 1440]) {
      await page.setViewportSize({ width, height: 800 });
      await showPictures(page);
      await scrollTo(page, 0);
      expect([width, await weakLines(page.locator("body"), 4.5)]).toEqual([width, []]);
    }
  },
);

describe("every line of text has a contrast of 7:1 to its background", () => {
  const parts = ["#home", "header", "#contact"];

  it("in hero, header and contact of small and large windows", async () => {
    const page = await openReadyPage("/");
    await chooseLanguage(page, "de");
    for (const [width, height] of [
      [320, 640],
      // Windows of 844 by 390 and of 1280 by 720 whose text alone is enlarged, to 24 and 32 pixels.
      [563, 260],
      [640, 360],
      [740, 360],
      [768, 1024],
      [2560, 1440],
    ] as const) {
      await page.setViewportSize({ width, height });
      await showPictures(page);
      for (const part of parts) await expectStrong(page, part, `at ${width} × ${height}`);
    }
  });

  it("in hero and header of windows of every shape", async () => {
    const page = await openReadyPage("/");
    await chooseLanguage(page, "de");
    for (const [width, height] of [
      [640, 500],
      [912, 1368],
      [1024, 768],
      [1024, 1366],
      [1180, 1180],
      [1280, 1920],
      [1440, 500],
      [1440, 2560],
      [1920, 911],
      [2560, 760],
      [2560, 2500],
    ] as const) {
      await page.setViewportSize({ width, height });
      await showPictures(page);
      for (const part of ["#home", "header"]) {
        await expectStrong(page, part, `at ${width} × ${height}`);
      }
    }
  });

  it("in the hero of a page that a translator has turned to the right", async () => {
    const page = await openReadyPage("/");
    await page.evaluate(() => document.documentElement.setAttribute("dir", "rtl"));
    for (const [width, height] of [
      [375, 720],
      [1440, 900],
    ] as const) {
      await page.setViewportSize({ width, height });
      await showPictures(page);
      await expectStrong(page, "#home", `at ${width} × ${height}`);
      const { x = 0 } = (await page.locator("h1").boundingBox()) ?? {};
      expect([width, x > 15]).toEqual([width, true]);
    }
  });

  it.each([
    [375, 720],
    [1440, 900],
  ])(
    "in these parts in each language, and in the header of a scrolled page, %i by %i",
    async (width, height) => {
      const page = await openReadyPage("/", { viewport: { width, height } });
      await showPictures(page);

      for (const language of ["bs", "en"]) {
        await chooseLanguage(page, language);
        for (const part of parts) await expectStrong(page, part, `in ${language}`);
      }
      for (const section of ["home", "process", "quality", "service", "contact"]) {
        const top = (id: string) =>
          scrollY + (document.getElementById(id)?.getBoundingClientRect().top ?? 0) + 200;
        await scrollTo(page, await page.evaluate(top, section));
        await page.locator("[data-scrolled] header").waitFor();
        await expectStrong(page, "header", `over ${section}`);
      }
    },
  );

  it("in a browser with an automatic dark theme", async () => {
    const { args = [], ...options } = launchOptions();
    const browser = await chromium.launch({
      ...options,
      args: [...args, "--blink-settings=forceDarkModeEnabled=true"],
    });
    const page = await browser.newPage({ baseURL: siteOrigin(), colorScheme: "dark" });
    await page.goto("/");
    await showPictures(page);
    for (const part of parts) await expectStrong(page, part, "in the dark theme");
    await browser.close();
  });

  it("in the choice of positions, for each picture and over pictures of any brightness", async () => {
    const page = await openReadyPage("/", { reducedMotion: "reduce" });
    await chooseLanguage(page, "de");
    for (const width of [375, 768, 1024, 2560, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      await showPictures(page);
      await expectStrongInEveryHour(page, `${width} pixels wide`);
    }
    await chooseLanguage(page, "en");
    await page.setViewportSize({ width: 1200, height: 900 });
    await showPictures(page);
    await expectStrongInEveryHour(page, "1200 pixels wide, in English");
    await page.setViewportSize({ width: 1440, height: 900 });
    for (const brightness of [0, 20]) {
      await addStyles(page, `[role=radiogroup] img { filter: brightness(${brightness}) }`);
      await expectStrongInEveryHour(page, `brightness ${brightness}`);
    }
  });

  it.each([375, 768, 1440])(
    "in each dissolve, whose text and background change half way, %i pixels wide",
    async (width) => {
      const page = await openReadyPage("/", { viewport: { width, height: 900 } });
      await showPictures(page);
      await slowDissolve(page);
      // With long texts the group is higher than the window below the header.
      await addStyles(page, "header { display: none !important; }");
      const group = page.getByRole("radiogroup");
      const name = group.locator("label").first();
      for (const choice of [1, 2, 0]) {
        const colours = [];
        await page.getByRole("radio").nth(choice).check();
        await group.evaluate((element) =>
          element.scrollIntoView({ block: "end", behavior: "instant" }),
        );
        for (const share of [0, 0.25, 0.4, 0.5, 0.75, 1]) {
          await holdDissolve(page, share);
          await expectStrong(page, "[role=radiogroup]", `${share} of the way to choice ${choice}`);
          colours.push(await name.evaluate((element) => getComputedStyle(element).color));
        }
        expect(new Set(colours.slice(0, 3)).size).toBe(1);
        expect(new Set(colours.slice(3)).size).toBe(1);
        expect(colours[0] === colours[5]).toBe(choice === 1);
      }
    },
  );
});
