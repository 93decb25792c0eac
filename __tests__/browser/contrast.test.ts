import type { Locator, Page } from "playwright-core";
import { languages } from "../../src/contract/languages";
import { judgeContrast } from "../support/browser/axe";
import { chooseLanguage } from "../support/browser/language";
import { openPage, openReadyPage, startScripts } from "../support/browser/openPage";
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
  it.each([...pagePaths, unknownPath])("at %s in every language", async (path) => {
    const { page } = await openReadyPage(path);
    for (const { viewport } of screens) {
      await page.setViewportSize(viewport);
      await showPictures(page);
      for (const language of languages) {
        await chooseLanguage(page, language);
        expect({ viewport, language, weak: await weakTexts(page) }).toEqual({
          viewport,
          language,
          weak: [],
        });
      }
    }
  });

  it.each(languages)("in the open side menu in %s", async (language) => {
    const { page } = await openReadyPage("/", phone);
    await chooseLanguage(page, language);
    await openSideMenu(page, language);

    expect(await weakTexts(page)).toEqual([]);
  });

  it.each(screens)("in the error screen, at $viewport.width pixels", async (screen) => {
    const { page } = await openPage("/", { ...screen, prepare: breakPage });
    await startScripts(page);
    await page.getByRole("alert").waitFor();

    expect(await weakTexts(page)).toEqual([]);
  });

  it.each(screens)(
    "in the form with errors and after its success, at $viewport.width pixels",
    async (screen) => {
      const { page } = await openReadyPage("/", screen);
      await showPictures(page);
      await provokeFormErrors(page);
      await page.evaluate(() => window.scrollTo(0, 0));
      expect(await weakTexts(page)).toEqual([]);

      await sendForm(page);
      await page.evaluate(() => window.scrollTo(0, 0));
      expect(await weakTexts(page)).toEqual([]);
    },
  );

  it.each(screens)(
    "in the message of a failed section, at $viewport.width pixels",
    async (screen) => {
      const { page } = await openReadyPage("/", { ...screen, prepare: breakSection });
      await showPictures(page);

      expect(await weakTexts(page)).toEqual([]);
    },
  );

  it("in the advice of the form without scripts", async () => {
    const page = await openAdvice(phone);

    expect(await weakTexts(page)).toEqual([]);
  });
});

describe.each([
  [320, 640],
  [375, 720],
  [412, 915],
  [740, 360],
  [768, 1024],
  [1024, 768],
  [1440, 900],
  [2560, 1440],
])(
  "in a window of %i by %i, measured in the picture, every line has a contrast of 7:1",
  (width, height) => {
    it("in the hero, in the header on it and in the evening of the contact section, in every language", async () => {
      const { page } = await openReadyPage("/", { viewport: { width, height } });
      await showPictures(page);

      for (const language of languages) {
        await chooseLanguage(page, language);
        const hero = await weakLines(page.locator("#home"));
        const header = await weakLines(page.getByRole("banner"));
        const contact = await weakLines(page.locator("#contact"));
        expect({ language, hero, header, contact }).toEqual({
          language,
          hero: [],
          header: [],
          contact: [],
        });
      }
    });

    it("in the header on the scrolled page", async () => {
      const { page } = await openReadyPage("/", { viewport: { width, height } });
      await showPictures(page);

      for (const part of ["home", "process", "quality", "service", "contact"]) {
        await page.evaluate((id) => {
          const top = document.getElementById(id)?.getBoundingClientRect().top ?? 0;
          window.scrollTo({ top: window.scrollY + top + 200, behavior: "instant" });
        }, part);
        await page.locator("header[data-scrolled=true]").waitFor();
        expect({ part, weak: await weakLines(page.getByRole("banner")) }).toEqual({
          part,
          weak: [],
        });
      }
    });
  },
);

describe("the measure of contrast", () => {
  it("tells text that stands out from text that is lost in its ground", async () => {
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
});
