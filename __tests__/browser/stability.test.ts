import type { Page } from "playwright-core";
import { type Language, languages } from "../../src/contract/languages";
import { chooseLanguage } from "../support/browser/language";
import { firstEvent, openPage, openReadyPage } from "../support/browser/openPage";
import { unknownPath } from "../support/content";
import { waitUntil } from "../support/waitUntil";

const screens = [
  { viewport: { width: 375, height: 720 } },
  { viewport: { width: 1440, height: 900 } },
];

const latency = 300;

/**
 * Half of what counts as good. A word that ends a line in one face and begins the next in another
 * moves what is below by a line, there and back at 0.02 each, as the texts will have it; faces of
 * different width move more than that.
 */
const unnoticed = 0.05;

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

/** Scrolls to the end as a reader does, a bit at a time. */
async function readToTheEnd(page: Page): Promise<void> {
  await firstEvent(page);
  const atEnd = () =>
    page.evaluate(async () => {
      await new Promise(requestAnimationFrame);
      await new Promise(requestAnimationFrame);
      const { scrollHeight } = document.documentElement;
      return window.scrollY + window.innerHeight >= scrollHeight - 1;
    });
  await waitUntil("the end of the page", async () => {
    if (await atEnd()) return true;
    await page.mouse.wheel(0, 350);
  });
  await page.waitForLoadState("networkidle");
}

describe.each(screens)("while it loads at $viewport.width pixels", (screen) => {
  it.each(["/", "/gdpr", unknownPath])(
    "nothing moves on %s, although fonts and pictures load late",
    async (path) => {
      const { page } = await openPage(path, {
        ...screen,
        reducedMotion: "no-preference",
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
      expect(total < unnoticed ? [] : shifts).toEqual([]);

      await page.evaluate(() => window.scrollTo({ top: 0, behavior: "instant" }));
      const push = () => {
        const late = Object.assign(document.createElement("p"), { textContent: "late" });
        document.querySelector("main")?.prepend(late);
      };
      await waitUntil("a move that is noticed", async () => {
        await page.evaluate(push);
        return (await shiftsOf(page)).length > shifts.length;
      });
    },
  );
});

/** The blocks of text of the page, in the same order in every language. */
const blocks = "main :is(h1, h2, h3, p, li, legend, label), footer :is(h2, p)";

type Place = { block: number; top: number };

/** Where the block stands that the reader has at the top of the window, under the header. */
const readersPlace = (page: Page): Promise<Place> =>
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

const scrollTo = (page: Page, share: number) =>
  page.evaluate(async (part) => {
    const way = document.documentElement.scrollHeight - window.innerHeight;
    window.scrollTo({ top: Math.round(part * way), behavior: "instant" });
    await new Promise(requestAnimationFrame);
    await new Promise(requestAnimationFrame);
  }, share);

it.each(["/", "/gdpr"])(
  "a change of language moves nothing that the reader of %s has in view",
  async (path) => {
    const { page } = await openReadyPage(path);
    const moves: { width: number; share: number; language: Language; by: number }[] = [];
    for (const { viewport } of screens) {
      await page.setViewportSize(viewport);
      for (const share of [0.2, 0.5, 0.75]) {
        for (const language of [...languages.slice(1), languages[0]]) {
          await scrollTo(page, share);
          const { block, top } = await readersPlace(page);
          await chooseLanguage(page, language);
          await page.evaluate(() => new Promise(requestAnimationFrame));
          const by = Math.abs((await topOf(page, block)) - top);
          moves.push({ width: viewport.width, share, language, by });
        }
      }
    }

    expect(moves.length).toBeGreaterThan(12);
    expect(moves.filter(({ by }) => !(by <= 1))).toEqual([]);
  },
);
