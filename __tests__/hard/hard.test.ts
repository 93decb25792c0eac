import type { Page } from "playwright-core";
import { expectAccessible, expectAccessibleAtWidths } from "../support/browser/axe";
import { motionEnds, showPictures } from "../support/browser/elements";
import { chooseLanguage } from "../support/browser/language";
import { openReadyPage, type VisitOptions } from "../support/browser/openPage";
import { enlargeText, overflows, smallTargets } from "./geometry";

const paths = ["/", "/imprint", "/gdpr", "/terms-of-service", "/kontakt", "/nope"];

/** Croatian and Serbian have the texts of Bosnian. */
const languages = ["bs", "de", "en", "fr"] as const;

/** The landing page in every language, and the others in one, because they only differ in their texts. */
const pages = paths.flatMap((path, index) =>
  (path === "/" ? languages : [languages[index % 4] ?? "bs"]).map(
    (language) => [path, language] as const,
  ),
);

const open = (path: string, options?: VisitOptions) =>
  openReadyPage(path, { baseURL: process.env.HARD_SITE_ORIGIN, ...options });

/** The widths at which the layout changes and those of usual screens. */
const widths = [320, 375, 640, 768, 1024, 1120, 1440, 2560];

/** @returns what sticks out of the window or of its box, by the width of the window */
async function faultsByWidth(page: Page, from = 320) {
  const found: [width: number, faults: string[]][] = [];
  for (const width of widths.filter((each) => each >= from)) {
    await page.setViewportSize({ width, height: 800 });
    const faults = await overflows(page);
    if (faults.length > 0) found.push([width, faults]);
  }
  return found;
}

describe.each(pages)("with hard content %s in %s", (path, language) => {
  it("has no fault that axe finds, on a phone, on a desktop and in forced colours", async () => {
    const page = await open(path);
    await chooseLanguage(page, language);
    await expectAccessibleAtWidths(page);
    await page.emulateMedia({ forcedColors: "active" });
    await expectAccessible(page, "in forced colours", false);
  });

  it("fits every window, also with text twice as large", async () => {
    const page = await open(path);
    await chooseLanguage(page, language);
    if (path === "/") {
      await page.locator("form button").click();
      await page.locator("[aria-invalid=true]").first().waitFor();
    }
    expect(await faultsByWidth(page)).toEqual([]);
    await enlargeText(page, 2);
    expect(await faultsByWidth(page, 375)).toEqual([]);
  });

  it("has targets of 44 pixels that nothing covers, also in the menu", async () => {
    const page = await open(path, {
      viewport: { width: 320, height: 720 },
      reducedMotion: "reduce",
    });
    await chooseLanguage(page, language);
    expect(await smallTargets(page)).toEqual([]);
    await page.getByRole("banner").getByRole("button").visible().last().click();
    await page.getByRole("dialog").waitFor();
    await motionEnds(page);
    expect(await smallTargets(page)).toEqual([]);
  });

  it("prints everything but what is for the screen", async () => {
    const page = await open(path);
    await chooseLanguage(page, language);
    await showPictures(page);
    const read = () =>
      page.getByRole("main").evaluate((main) => {
        const forScreen = "form, nav, #quality, #service, a.button";
        const walker = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
        const texts: string[] = [];
        while (walker.nextNode()) {
          const { parentElement: parent, nodeValue } = walker.currentNode;
          if (!parent?.checkVisibility() || parent.closest(forScreen)) continue;
          texts.push(nodeValue?.trim() ?? "");
        }
        return texts;
      });
    const onScreen = await read();
    await page.setViewportSize({ width: 794, height: 1123 });
    await page.emulateMedia({ media: "print" });
    expect(await read()).toEqual(onScreen);
    expect(await overflows(page)).toEqual([]);
  });
});

it("the landing page fits with the text spacing of WCAG 1.4.12", async () => {
  const page = await open("/");
  await page.addStyleTag({
    content:
      "* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }",
  });
  expect(await faultsByWidth(page)).toEqual([]);
});

it("a wide table has the name of its section, and scrolls by keyboard in its own box", async () => {
  const page = await open("/gdpr", { viewport: { width: 320, height: 640 } });
  const box = page.getByRole("group", { name: "Verbraucherstreitbeilegungsschlichtungen" }).first();
  await box.focus();
  await page.keyboard.press("ArrowRight");
  await box.waitForFunction((scrolled) => scrolled.scrollLeft > 0);
});

it.each(["Krankenpfleger", "Medicinska oprema Sarajevo"])(
  "the header has room for the name %s, or its mark alone",
  async (name) => {
    const page = await open("/");
    await page.locator("header a > [translate=no]").evaluate((shown, other) => {
      shown.textContent = other;
    }, name);
    for (const language of languages) {
      await page.setViewportSize({ width: 1280, height: 800 });
      await chooseLanguage(page, language);
      expect(await faultsByWidth(page)).toEqual([]);
    }
  },
);

it("the header covers a small part of a small window, also with text twice as large", async () => {
  const page = await open("/");
  for (const times of [1, 2]) {
    await enlargeText(page, times);
    for (const [width, height] of [
      [320, 256],
      [568, 320],
      [375, 720],
    ] as const) {
      await page.setViewportSize({ width, height });
      const covered = await page.getByRole("banner").evaluate((header) => {
        const { position } = getComputedStyle(header);
        return position === "fixed" ? header.getBoundingClientRect().height : 0;
      });
      expect([width, times, covered <= height / 3]).toEqual([width, times, true]);
    }
  }
});
