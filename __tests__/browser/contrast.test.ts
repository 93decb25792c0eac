import { chromium, type Page } from "playwright-core";
import { addStyles, motionEnds, scrollTo, showPictures } from "../support/browser/elements";
import { alterPageData } from "../support/browser/interception";
import { chooseLanguage } from "../support/browser/language";
import { openReadyPage, siteOrigin } from "../support/browser/openPage";
import { weakLines } from "../support/browser/pixels";
import { launchOptions } from "../support/browser/start";

type Required = Parameters<typeof weakLines>[1];

async function expectStrong(page: Page, part: string, when: string, required?: Required) {
  await motionEnds(page);
  const weak = await weakLines(page.locator(part), required);
  expect({ part, when, weak }).toEqual({ part, when, weak: [] });
}

/** Asserts this in the choice of positions, for each of the three pictures. */
async function expectStrongInEveryHour(page: Page, when: string, required?: Required) {
  for (const radio of await page.getByRole("radio").all()) {
    await radio.check();
    // The header would cover a part of them.
    await scrollTo(page, 0);
    await expectStrong(page, "[role=radiogroup]", `${await radio.inputValue()}, ${when}`, required);
  }
}

it.each(["/", "/nope"])(
  "every line of %s has a contrast of 7:1 to its background, large text of 4.5:1",
  async (path) => {
    const page = await openReadyPage(path);
    for (const width of [375, 1440]) {
      await page.setViewportSize({ width, height: 800 });
      await showPictures(page);
      await scrollTo(page, 0);
      expect([width, await weakLines(page.locator("body"), { large: 4.5 })]).toEqual([width, []]);
    }
  },
);

describe("every line of text has a contrast of 7:1 to its background", () => {
  it("in hero and header of windows of every shape, also to a dark and to a light picture", async () => {
    const page = await openReadyPage("/");
    await chooseLanguage(page, "de");
    for (const [width, height] of [
      [320, 640],
      // A window of 1280 by 720 whose text alone is enlarged, to 32 pixels.
      [640, 360],
      [768, 1024],
      [1440, 500],
      [2560, 1440],
    ] as const) {
      await page.setViewportSize({ width, height });
      await showPictures(page);
      for (const brightness of [0, 1, 20]) {
        await addStyles(page, `#home img { filter: brightness(${brightness}) }`);
        for (const part of ["#home", "header"]) {
          await expectStrong(page, part, `at ${width} × ${height}, brightness ${brightness}`);
        }
        await page.evaluate(() => document.adoptedStyleSheets.pop());
      }
    }
  });

  it("in the headline of the service section, also to a dark and to a light picture", async () => {
    const page = await openReadyPage("/", { viewport: { width: 1440, height: 900 } });
    await showPictures(page);
    for (const brightness of [0, 1, 20]) {
      await addStyles(page, `#service img { filter: brightness(${brightness}) }`);
      await expectStrong(page, "#service", `brightness ${brightness}`);
      await page.evaluate(() => document.adoptedStyleSheets.pop());
    }
  });

  it("in the hero of a page that a translator has turned to the right", async () => {
    const page = await openReadyPage("/");
    await page.evaluate(() => document.documentElement.setAttribute("dir", "rtl"));
    await addStyles(page, "#home img { filter: brightness(0) }");
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

  it("in the header of a scrolled page", async () => {
    const page = await openReadyPage("/", { viewport: { width: 1440, height: 900 } });
    for (const section of ["process", "quality", "service", "contact"]) {
      const top = (id: string) =>
        scrollY + (document.getElementById(id)?.getBoundingClientRect().top ?? 0) + 200;
      await scrollTo(page, await page.evaluate(top, section));
      await page.locator("[data-scrolled] header").waitFor();
      await expectStrong(page, "header", `over ${section}`);
    }
  });

  it("in each hour of the day, and in a dissolve, whose text and background change half way", async () => {
    const page = await openReadyPage("/", { viewport: { width: 1440, height: 1200 } });
    await expectStrongInEveryHour(page, "1440 pixels wide");
    // So long that the test can hold it.
    await addStyles(page, "[role=radiogroup] { --dissolve: 100s !important; }");
    const group = page.getByRole("radiogroup");
    // A screenshot of what is outside the window would end the transitions of pseudo-elements.
    await scrollTo(
      page,
      await group.evaluate((element) => element.getBoundingClientRect().top - 100),
    );
    const colours = [];
    for (const share of [0, 0.25, 0.4, 0.5, 0.75, 1]) {
      await page.getByRole("radio").first().check();
      await group.evaluate((element, part) => {
        for (const animation of element.getAnimations({ subtree: true })) {
          animation.pause();
          animation.currentTime = part * 100_000;
          if (part === 1) animation.finish();
        }
      }, share);
      await expectStrong(page, "[role=radiogroup]", `${share} of the way to the morning`);
      colours.push(await group.evaluate((element) => getComputedStyle(element).color));
    }
    expect(new Set(colours.slice(0, 3)).size).toBe(1);
    expect(new Set(colours.slice(3)).size).toBe(1);
    expect(colours[0]).not.toBe(colours[5]);
  });
});

it("a picture of which the content says that it is calm has no veil, unless the visitor prefers more contrast", async () => {
  const page = await openReadyPage("/imprint", {
    prepare: (each) =>
      alterPageData(each, ({ images }) => {
        images.hero.calm = true;
      }),
  });
  await page.getByRole("banner").getByRole("link", { name: "Početna", exact: true }).click();
  const veilOf = (words: string) =>
    page
      .locator(words)
      .first()
      .evaluate((element) => getComputedStyle(element, "::before").content);
  expect(await veilOf("#home h1")).toBe("none");
  expect(await veilOf("[role=radiogroup] h3")).toBe('""');
  await page.emulateMedia({ contrast: "more" });
  expect(await veilOf("#home h1")).toBe('""');
});

it.each(["light", "dark"] as const)(
  "every line of hero, header and day has a contrast of 4.5:1 in a dark theme that ignores the page's wish, on a %s system",
  async (colorScheme) => {
    const { args = [], ...options } = launchOptions();
    const browser = await chromium.launch({
      ...options,
      args: [...args, "--blink-settings=forceDarkModeEnabled=true"],
    });
    const page = await browser.newPage({ baseURL: siteOrigin(), colorScheme });
    await page.goto("/");
    const required = { small: 4.5, large: 4.5, isRecoloured: true };
    for (const width of [360, 412, 768, 1280, 1920]) {
      await page.setViewportSize({ width, height: 800 });
      await showPictures(page);
      const when = `${width} pixels wide`;
      for (const part of ["#home", "header"]) await expectStrong(page, part, when, required);
      await expectStrongInEveryHour(page, when, required);
      await scrollTo(page, 600);
      await expectStrong(page, "header", `scrolled, ${when}`, required);
      await scrollTo(page, 0);
    }
    await browser.close();
  },
);
