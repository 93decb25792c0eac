import type { Page } from "playwright-core";
import { nextFrames, scrollTo } from "../support/browser/elements";
import { chooseLanguage } from "../support/browser/language";
import { openPage, openReadyPage } from "../support/browser/openPage";
import { phone, provokeFormErrors, sendForm } from "../support/browser/states";
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
  it.each(["/", "/gdpr", "/nope"])("late files cause no layout shift on %s", async (path) => {
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

/** @returns how far a change of language moves the first visible block, in pixels */
async function movedBy(page: Page, language: string): Promise<number> {
  const { block, top } = await firstVisibleBlock(page);
  await chooseLanguage(page, language);
  await nextFrames(page);
  return Math.abs((await topOf(page, block)) - top);
}

describe.each(screens)("a change of language at $viewport.width pixels", (screen) => {
  it.each([
    ["/", [0.1, 0.3, 0.5, 0.7, 0.9]],
    ["/gdpr", [0.5]],
  ])("keeps the first visible block of %s in place", async (path, shares) => {
    const page = await openReadyPage(path, screen);
    for (const share of shares) {
      for (const language of ["de", "en", "bs"]) {
        await scrollTo(page, Math.round(share * (await scrollRange(page))));
        const isKept = (await movedBy(page, language)) <= 1;
        expect([share, language, isKept]).toEqual([share, language, true]);
      }
    }
  });

  it.each([
    ["errors", provokeFormErrors],
    ["thanks", sendForm],
  ])("keeps the place with the %s of the form", async (_what, show) => {
    const page = await openReadyPage("/#contact", screen);
    await show(page);
    await nextFrames(page);
    for (const language of ["de", "en"]) {
      expect(await movedBy(page, language)).toBeLessThanOrEqual(1);
    }
  });
});
