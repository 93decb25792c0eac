import type { Page } from "playwright-core";
import { languages } from "../../src/contract/languages";
import { completeHtml } from "../../src/gatsby/node/legalHtml";
import { alterPageData } from "../support/browser/interception";
import { chooseLanguage, withSources } from "../support/browser/language";
import { openReadyPage } from "../support/browser/openPage";
import { enlargeText, outside } from "../support/browser/outside";
import { allPaths, legalPage } from "../support/content";

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

// The widths at which columns are narrowest.
const narrowest = [320, 375, 640, 768, 1024, 1120];

it.each(allPaths)("%s fits every window, also with large text", async (path) => {
  const page = await openReadyPage(path);
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
  await enlargeText(page, 2);
  expect(await outsideByWindow(page, windows.slice(2, 12))).toEqual([]);
  expect(await brokenWords(page)).toEqual([]);
});

describe("a table of a legal page", () => {
  const row = (tag: string, words: string[]) =>
    `<tr>${words.map((word, index) => `<${tag}${index ? "" : ' align="right"'}>${word}</${tag}>`).join("")}</tr>`;
  const heads = ["", "Rok dostave", "Grad", "Napomena", "Dostavljač"];
  const cells = ["1.250 KM", "5 dana", "Novo Sarajevo", "prvi sprat, bez lifta", "naša služba"];
  const table = (columns: number) =>
    `<table><thead>${row("th", heads.slice(0, columns))}</thead><tbody>${row("td", cells.slice(0, columns))}</tbody></table>`;
  const html = `${table(2)}<h2>Dostava</h2><p><a href="/gdpr#dostava">dostava</a></p>${table(3)}<ul><li>${table(5)}</li></ul>`;

  /** Opens the page with these tables by a link, as the page of a visitor who comes from another one. */
  const openTables = async () => {
    const prepare = (page: Page) =>
      alterPageData(page, "gdpr", ({ documents }) => {
        for (const document of documents.nodes)
          document.body = completeHtml(html, "gdpr", ["dostava"]);
      });
    const page = await openReadyPage("/imprint", { prepare });
    await page.locator("footer a[href='/gdpr']").click();
    await page.getByRole("group", { name: "Dostava" }).last().waitFor();
    return page;
  };

  it("has a name and whole words, and scrolls in its own box at every width", async () => {
    const page = await openTables();
    expect(await page.getByRole("group", { name: legalPage("bs", "gdpr").title }).count()).toBe(1);
    expect(await page.getByRole("group", { name: "Dostava" }).count()).toBe(2);
    for (const width of [320, 375, 768, 1440, 2560]) {
      await page.setViewportSize({ width, height: 800 });
      const faults = [...(await brokenWords(page)), ...(await outside(page))];
      expect({ width, faults }).toEqual({ width, faults: [] });
    }
  });

  it("scrolls by keyboard on a phone, is shown whole in print, and has no obsolete attributes", async () => {
    const page = await openTables();
    await page.setViewportSize({ width: 320, height: 640 });
    const wide = page.getByRole("group", { name: "Dostava" }).last();
    await page.getByRole("link", { name: "dostava", exact: true }).focus();
    await page.keyboard.press("Tab");
    await page.keyboard.press("Tab");
    expect(await wide.evaluate((box) => box === document.activeElement)).toBe(true);
    await page.keyboard.press("ArrowRight");
    await page.waitForFunction((box) => box && box.scrollLeft > 0, await wide.elementHandle());

    await page.emulateMedia({ media: "print" });
    expect(await wide.evaluate((box) => getComputedStyle(box).overflowX)).toBe("visible");
    expect(await page.locator("[align], th:empty").count()).toBe(0);
    const price = page.getByRole("cell", { name: "1.250 KM" }).first();
    expect(await price.evaluate((cell) => getComputedStyle(cell).textAlign)).toBe("end");
  });
});
