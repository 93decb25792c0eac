import type { Page } from "playwright-core";
import { type Language, languages } from "../../src/contract/languages";
import { nextFrames, scrollTo } from "../support/browser/elements";
import { chooseLanguage } from "../support/browser/language";
import { recordLiveRegions } from "../support/browser/liveRegions";
import { firstEvent, openPage, openReadyPage } from "../support/browser/openPage";
import { openSideMenu, phone, provokeFormErrors, sendForm } from "../support/browser/states";
import { pageMetadata, pagePaths, unknownPath } from "../support/content";
import { waitUntil } from "../support/waitUntil";

const screens = [phone, { viewport: { width: 1280, height: 800 } }];

const latency = 300;

/**
 * Half of the layout shift score (CLS) that counts as good. A word that wraps only in the fallback font
 * shifts the content below by a line, with a score of 0.02. Fonts of another width shift more.
 */
const maxScore = 0.05;

const late = (page: Page, files: string) =>
  page.route(files, async (route) => {
    await new Promise((done) => setTimeout(done, latency));
    await route.continue();
  });

type Shift = { value: number; moved: string[] };

const watchShifts = (page: Page) =>
  page.addInitScript(() => {
    type Source = { node: Node | null };
    type Entry = PerformanceEntry & { value: number; hadRecentInput: boolean; sources: Source[] };
    const shifts: Shift[] = [];
    Object.assign(window, { shifts });
    const textOf = ({ node }: Source) => node?.textContent?.trim().slice(0, 40) ?? "";
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as Entry[]) {
        if (entry.hadRecentInput) continue;
        shifts.push({ value: entry.value, moved: entry.sources.map(textOf) });
      }
    }).observe({ type: "layout-shift", buffered: true });
  });

const shiftsOf = (page: Page) =>
  page.evaluate(() => (window as unknown as { shifts: Shift[] }).shifts);

/** Scrolls to the end in small steps. */
async function readToTheEnd(page: Page): Promise<void> {
  await firstEvent(page);
  await waitUntil("the end of the page", async () => {
    await page.mouse.wheel(0, 350);
    await nextFrames(page);
    return page.evaluate(() => {
      const { scrollHeight } = document.documentElement;
      return window.scrollY + window.innerHeight >= scrollHeight - 1;
    });
  });
  await page.waitForLoadState("networkidle");
}

describe.each(screens)("while it loads at $viewport.width pixels", (screen) => {
  it.each(["/", "/gdpr", unknownPath])("late files cause no layout shift on %s", async (path) => {
    const page = await openPage(path, {
      ...screen,
      prepare: async (each) => {
        await watchShifts(each);
        await late(each, "**/*.woff2");
        await late(each, "**/static/**");
      },
    });
    await page.waitForLoadState("networkidle");
    expect(await page.evaluate(() => document.fonts.check("1em Atkinson"))).toBe(true);
    await readToTheEnd(page);

    const shifts = await shiftsOf(page);
    const total = shifts.reduce((sum, { value }) => sum + value, 0);
    expect(total < maxScore ? [] : shifts).toEqual([]);

    await scrollTo(page, 0);
    await page.evaluate(() => document.querySelector("main")?.before("late"));
    await waitUntil("a recorded shift", async () => (await shiftsOf(page)).length > shifts.length);
  });
});

/** The blocks of text of the page, in the same order in every language. */
const blocks =
  "main :is(h1, h2, h3, p, li, legend, label):not(nav *), footer :is(h2, p):not(nav *)";

type Place = { block: number; top: number };

/** @returns the first block below the header, and its position in the window */
const firstVisibleBlock = (page: Page): Promise<Place> =>
  page.evaluate((selector) => {
    const edge = document.querySelector("header")?.getBoundingClientRect().bottom ?? 0;
    const tops = [...document.querySelectorAll(selector)].map((block) => ({
      ...block.getBoundingClientRect().toJSON(),
      shown: block.checkVisibility(),
    }));
    const block = tops.findIndex(({ bottom, shown }) => shown && bottom > edge);
    return { block, top: tops[block].top };
  }, blocks);

const topOf = (page: Page, block: number): Promise<number> =>
  page.evaluate(
    ([selector, index]) =>
      document.querySelectorAll(selector)[index]?.getBoundingClientRect().top ?? Number.NaN,
    [blocks, block] as const,
  );

const scrollRange = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollHeight - window.innerHeight);

describe.each(screens)("at $viewport.width pixels", (screen) => {
  it.each(pagePaths)(
    "a change of language keeps the first visible block of %s in place",
    async (path) => {
      const page = await openReadyPage(path, screen);
      const announcements = await recordLiveRegions(page);
      const moves: { share: number; language: Language; by: number }[] = [];
      for (const share of path === "/" ? [0.1, 0.3, 0.5, 0.7, 0.9] : [0.5]) {
        for (const language of [...languages.slice(1), languages[0]]) {
          await scrollTo(page, Math.round(share * (await scrollRange(page))));
          const { block, top } = await firstVisibleBlock(page);
          await chooseLanguage(page, language);
          await nextFrames(page);
          const by = Math.abs((await topOf(page, block)) - top);
          moves.push({ share, language, by });
          const { title } = pageMetadata(language, path);
          expect(await announcements(1)).toEqual([{ lang: language, text: title }]);
        }
      }

      expect(moves.length).toBeGreaterThanOrEqual(languages.length);
      expect(moves.filter(({ by }) => !(by <= 1))).toEqual([]);
    },
  );

  const states = [
    ["errors", provokeFormErrors],
    ["thanks", sendForm],
    ["the menu open", openSideMenu],
  ] as const;

  it.each(states.slice(0, screen === phone ? 3 : 2))(
    "a change of language with %s keeps the place, and is announced once",
    async (_what, show) => {
      const page = await openReadyPage("/#contact", screen);
      await show(page);
      await nextFrames(page);
      const announcements = await recordLiveRegions(page);
      for (const language of ["de", "en"] as const) {
        const { block, top } = await firstVisibleBlock(page);
        await chooseLanguage(page, language);
        const { title } = pageMetadata(language, "/");
        expect(await announcements(1)).toEqual([{ lang: language, text: title }]);
        expect(Math.abs((await topOf(page, block)) - top)).toBeLessThanOrEqual(1);
      }
    },
  );
});

it.each(pagePaths)(
  "a phone that is turned keeps the first visible block of %s in place",
  async (path) => {
    const page = await openReadyPage(path, phone);
    const { width, height } = phone.viewport;
    const moves: number[] = [];
    for (const share of [0.2, 0.4, 0.6, 0.8]) {
      await page.setViewportSize(phone.viewport);
      await scrollTo(page, Math.round(share * (await scrollRange(page))));
      const { block, top } = await firstVisibleBlock(page);
      await page.setViewportSize({ width: height, height: width });
      await nextFrames(page);
      moves.push((await topOf(page, block)) - top);
    }
    expect(moves.filter((by) => !(Math.abs(by) <= 1))).toEqual([]);
  },
);
