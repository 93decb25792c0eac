import type { Page } from "playwright-core";
import { languages } from "../../src/contract/languages";
import { chooseLanguage, withSources } from "../support/browser/language";
import { openPage, openReadyPage } from "../support/browser/openPage";
import { enlargeText, outside } from "../support/browser/outside";
import { allPaths } from "../support/content";

/**
 * The widths at which the layout changes and those of usual screens, then a window of 1280 by 1024
 * zoomed to 400 % and a rotated phone.
 */
const windows = [
  ...[320, 368, 375, 480, 640, 768, 1024, 1120, 1280, 1440, 1920, 2560].map((width) => ({
    width,
    height: 800,
  })),
  { width: 320, height: 256 },
  { width: 740, height: 360 },
];

/** @returns the elements that overflow the window horizontally, by the size of the window */
async function outsideByWindow(page: Page, sizes: typeof windows) {
  const found: [window: string, outside: string[]][] = [];
  for (const size of sizes) {
    await page.setViewportSize(size);
    const elements = await outside(page);
    if (elements.length > 0) found.push([`${size.width} × ${size.height}`, elements]);
  }
  return found;
}

/** @returns words that break across lines without a hyphen, except e-mail addresses */
const brokenWords = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    const broken: string[] = [];
    const isChecked = (element: Element) =>
      element.checkVisibility() &&
      element.clientWidth !== 1 &&
      getComputedStyle(element).hyphens !== "auto" &&
      !element.closest("[href^=mailto]");
    while (walker.nextNode()) {
      const { currentNode: node } = walker;
      if (!node.parentElement || !isChecked(node.parentElement)) continue;
      for (const { 0: word, index } of (node.nodeValue ?? "").matchAll(/[\p{L}\p{N}]+/gu)) {
        range.setStart(node, index);
        range.setEnd(node, index + word.length);
        const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
        if (lines.size > 1) broken.push(`${word}: ${node.nodeValue?.trim()}`);
      }
    }
    return broken;
  });

/** A text with letters of average width. */
const sentence = "Am Nachmittag wurden die Möbel gebracht und von zwei Männern aufgebaut. ";

/** Fills every paragraph with this text, and returns its lines. */
const linesOfRunningText = (page: Page): Promise<string[]> =>
  page.evaluate((words) => {
    const linesOf = (paragraph: Element) => {
      const lines = new Map<number, string>();
      const walker = document.createTreeWalker(paragraph, NodeFilter.SHOW_TEXT);
      const range = document.createRange();
      while (walker.nextNode()) {
        const { currentNode: node } = walker;
        for (const [index, character] of [...(node.nodeValue ?? "")].entries()) {
          range.setStart(node, index);
          range.setEnd(node, index + 1);
          const box = range.getClientRects()[0];
          if (!box) continue;
          const line = Math.round(box.bottom);
          lines.set(line, (lines.get(line) ?? "") + character);
        }
      }
      return [...lines.values()].map((line) => line.trim());
    };
    return [...document.querySelectorAll("main :is(p, li), footer section p")]
      .filter((paragraph) => paragraph.checkVisibility() && !paragraph.querySelector("*"))
      .map((paragraph) => {
        paragraph.textContent = words;
        return linesOf(paragraph);
      })
      .filter((lines) => lines.length > 2)
      .flat();
  }, sentence.repeat(6));

// The widths at which columns are narrowest.
const narrowest = [320, 375, 640, 768, 1024, 1120];

it.each(allPaths)("%s fits every window, also with large text", async (path) => {
  const { page } = await openReadyPage(path);
  for (const language of languages) {
    await page.setViewportSize({ width: 1440, height: 900 });
    await chooseLanguage(page, language);
    for (const width of narrowest) {
      await page.setViewportSize({ width, height: 800 });
      const broken = await withSources(page, await brokenWords(page));
      expect({ language, width, broken }).toEqual({ language, width, broken: [] });
    }
  }

  await chooseLanguage(page, "de");
  expect(await outsideByWindow(page, windows)).toEqual([]);
  const { before, after } = await enlargeText(page, 2);
  expect(after).toBeCloseTo(2 * before, 0);
  expect(await outsideByWindow(page, windows.slice(2, 12))).toEqual([]);
});

it.each(allPaths)("%s has lines of at most 80 characters", async (path) => {
  const { page } = await openPage(path);
  for (const width of [768, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    const lines = await linesOfRunningText(page);
    expect(lines.length).toBeGreaterThan(0);
    const long = lines.filter(({ length }) => length > 80);
    expect({ width, long }).toEqual({ width, long: [] });
  }
});
