import type { Locator, Page } from "playwright-core";
import { languages } from "../../src/contract/languages";
import { judgeContrast } from "../support/browser/axe";
import { chooseLanguage } from "../support/browser/language";
import { firstEvent, openPage, openReadyPage } from "../support/browser/openPage";
import { showPictures } from "../support/browser/pictures";
import { measureContrast } from "../support/browser/pixels";
import {
  breakPage,
  breakSection,
  openAdvice,
  openSideMenu,
  provokeFormErrors,
  sendForm,
} from "../support/browser/states";
import { pagePaths, unknownPath } from "../support/content";

const required = 7;

const phone = { viewport: { width: 375, height: 720 } };
const desktop = { viewport: { width: 1440, height: 900 } };
const screens = [phone, desktop];

/** The lines of text that lack contrast to what is drawn behind them, with the figure found. */
const weakLines = async (locator: Locator): Promise<string[]> =>
  (await measureContrast(locator))
    .filter(({ contrast }) => contrast < required)
    .map(({ text, contrast }) => `${contrast.toFixed(2)}:1 ${text}`);

/** What lacks contrast: by axe's rule, and by measure where axe cannot tell what lies behind. */
async function weakTexts(page: Page): Promise<string[]> {
  const { faults, undecided } = await judgeContrast(page);
  const measured: string[] = [];
  for (const selector of undecided) measured.push(...(await weakLines(page.locator(selector))));
  return [...faults, ...measured];
}

describe("the texts of a page have a contrast of 7:1, large ones of 4.5:1,", () => {
  it.each([...pagePaths, unknownPath])("at %s", async (path) => {
    const { page } = await openReadyPage(path);
    for (const { viewport } of screens) {
      await page.setViewportSize(viewport);
      await showPictures(page);
      expect({ viewport, weak: await weakTexts(page) }).toEqual({ viewport, weak: [] });
    }
  });

  it("in the open side menu", async () => {
    const { page } = await openReadyPage("/", phone);
    await openSideMenu(page);

    expect(await weakTexts(page)).toEqual([]);
  });

  it("in the error screen", async () => {
    const { page } = await openPage("/", { ...phone, prepare: breakPage });
    await firstEvent(page);
    await page.getByRole("alert").waitFor();

    expect(await weakTexts(page)).toEqual([]);
  });

  it("in the form with errors and after its success", async () => {
    const { page } = await openReadyPage("/", desktop);
    await showPictures(page);
    await provokeFormErrors(page);
    await page.evaluate(() => window.scrollTo(0, 0));
    expect(await weakTexts(page)).toEqual([]);

    await sendForm(page);
    await page.evaluate(() => window.scrollTo(0, 0));
    expect(await weakTexts(page)).toEqual([]);
  });

  it("in the message of a failed section", async () => {
    const { page } = await openReadyPage("/", { ...phone, prepare: breakSection });
    await showPictures(page);

    expect(await weakTexts(page)).toEqual([]);
  });

  it("in the advice of the form without scripts", async () => {
    const page = await openAdvice(phone);

    expect(await weakTexts(page)).toEqual([]);
  });
});

describe.each([
  [320, 640],
  [375, 720],
  [740, 360],
  [768, 1024],
  [1440, 900],
  [2560, 1440],
])("in a window of %i by %i, measured in the picture,", (width, height) => {
  it("every line of hero, header and contact has a contrast of 7:1", async () => {
    const { page } = await openReadyPage("/", { viewport: { width, height } });
    await showPictures(page);

    const isUsual = screens.some(({ viewport }) => viewport.width === width);
    for (const language of isUsual ? languages : (["de"] as const)) {
      await chooseLanguage(page, language);
      for (const part of ["#home", "header", "#contact"]) {
        const weak = await weakLines(page.locator(part));
        expect({ language, part, weak }).toEqual({ language, part, weak: [] });
      }
    }
  });
});

describe.each(screens)("at $viewport.width pixels, measured in the picture,", (screen) => {
  it("every line of the header on the scrolled page has a contrast of 7:1", async () => {
    const { page } = await openReadyPage("/", screen);
    await showPictures(page);

    for (const part of ["home", "process", "quality", "service", "contact"]) {
      await page.evaluate((id) => {
        const top = document.getElementById(id)?.getBoundingClientRect().top ?? 0;
        window.scrollTo({ top: window.scrollY + top + 200, behavior: "instant" });
      }, part);
      await page.locator("header[data-scrolled=true]").waitFor();
      const weak = await weakLines(page.getByRole("banner"));
      expect({ part, weak }).toEqual({ part, weak: [] });
    }
  });
});

it("the measure of contrast tells text that stands out from text that is lost in its ground", async () => {
  const { page } = await openReadyPage("/imprint");
  const title = page.getByRole("heading", { level: 1 });
  await title.evaluate((element) => Object.assign(element.style, { inlineSize: "fit-content" }));
  const measured = async (color: string, background: string) => {
    await title.evaluate((element, colours) => Object.assign(element.style, colours), {
      color,
      background,
    });
    return (await measureContrast(title)).map(({ contrast }) => Number(contrast.toFixed(2)));
  };

  expect(await measured("black", "white")).toEqual([21]);
  expect(await measured("rgb(118 118 118)", "white")).toEqual([4.54]);
  expect(await measured("white", "linear-gradient(90deg, black 95%, white 95%)")).toEqual([1]);
});
