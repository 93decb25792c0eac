import type { Page } from "playwright-core";
import { divideName } from "../../src/company/divideName";
import { addStyles } from "../support/browser/elements";
import { chooseLanguage, languageMenuButton, withSources } from "../support/browser/language";
import { openReadyPage } from "../support/browser/openPage";
import { enlargeText, outside } from "../support/browser/outside";
import { openSideMenu, provokeFormErrors } from "../support/browser/states";
import { allPaths, company } from "../support/content";

/** The text spacing of WCAG 1.4.12. */
const spacing = `
  * {
    line-height: 1.5 !important;
    letter-spacing: 0.12em !important;
    word-spacing: 0.16em !important;
  }
  p { margin-block-end: 2em !important; }
`;

/** @returns texts that overflow their box and parts of the header that overlap, with their source */
const clipped = async (page: Page): Promise<string[]> => withSources(page, await overflowing(page));

const overflowing = (page: Page) =>
  page.evaluate(() => {
    const isBlock = (element: Element) => getComputedStyle(element).display !== "inline";
    const isShown = (element: Element) => element.checkVisibility() && element.clientWidth !== 1;
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    const found: string[] = [];
    while (walker.nextNode()) {
      const { currentNode: node } = walker;
      let block = node.parentElement;
      if (block?.tagName === "NOSCRIPT") continue;
      while (block && !isBlock(block)) block = block.parentElement;
      const text = node.nodeValue?.trim();
      if (!block || !text || !isShown(block)) continue;
      range.selectNodeContents(node);
      const words = range.getBoundingClientRect();
      const box = block.getBoundingClientRect();
      const isInside =
        words.left >= box.left - 2 &&
        words.right <= box.right + 2 &&
        words.top >= box.top - 2 &&
        words.bottom <= box.bottom + 2;
      if (!isInside) found.push(`outside ${block.tagName}: ${text}`);
    }
    const bar = [...document.querySelectorAll("header :is(a, button)")].filter(isShown);
    for (const [index, one] of bar.entries()) {
      for (const other of bar.slice(index + 1)) {
        const [a, b] = [one.getBoundingClientRect(), other.getBoundingClientRect()];
        const width = Math.min(a.right, b.right) - Math.max(a.left, b.left);
        const height = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
        if (width > 1 && height > 1) found.push(`${one.textContent} on ${other.textContent}`);
      }
    }
    return found;
  });

const widths = [320, 768, 1120];

it.each(allPaths)("text with increased spacing is not clipped on %s", async (path) => {
  const page = await openReadyPage(path);
  await chooseLanguage(page, "de");
  if (path === "/") await provokeFormErrors(page, "de");
  await addStyles(page, spacing);
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    const faults = [...(await outside(page)), ...(await clipped(page))];
    expect({ width, faults }).toEqual({ width, faults: [] });
  }
  // A long name gives way to the mark.
  for (const width of company.name.length > 20 ? [] : [320, 1280, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    expect([width, await nameIsShown(page)]).toEqual([width, true]);
  }
  await page.setViewportSize({ width: 320, height: 640 });
  await openSideMenu(page, "de");
  expect([...(await outside(page)), ...(await clipped(page))]).toEqual([]);
});

/** @returns whether the name of the company is next to the mark, and not below it, out of view */
const nameIsShown = (page: Page) =>
  page.getByRole("banner").evaluate((header) => {
    const name = header.querySelector("a > span")?.getBoundingClientRect();
    return name !== undefined && name.top < header.getBoundingClientRect().height / 2;
  });

/** @returns the height that the header covers, and the scroll padding */
const header = (page: Page) =>
  page.evaluate(() => {
    const { position } = getComputedStyle(document.querySelector("header") as Element);
    const height = document.querySelector("header")?.getBoundingClientRect().height ?? 0;
    return {
      covered: position === "fixed" ? height : 0,
      free: Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) || 0,
    };
  });

describe("the header", () => {
  const windows = [
    { width: 320, height: 256 },
    { width: 568, height: 320 },
    { width: 375, height: 720 },
  ];

  it("covers a small part of a small window with text twice as large", async () => {
    const page = await openReadyPage("/");
    await enlargeText(page, 2);
    for (const viewport of windows) {
      await page.setViewportSize(viewport);
      const { covered, free } = await header(page);
      const most = Math.min(viewport.height / 3, free + 1);
      expect([viewport, covered <= most]).toEqual([viewport, true]);
    }
  });

  it.each([1.25, 2])("breaks no word of the name with text %d times as large", async (times) => {
    const page = await openReadyPage("/");
    await enlargeText(page, times);
    const linesOf = (name: HTMLElement) =>
      Math.round(name.offsetHeight / Number.parseFloat(getComputedStyle(name).lineHeight));
    for (const width of [320, 375, 600]) {
      await page.setViewportSize({ width, height: 800 });
      const lines = await page.locator("header a > span > span").evaluate(linesOf);
      expect(lines).toBeLessThanOrEqual(company.name.split(" ").length);
    }
  });

  const names = [
    "Njegapluss",
    "Medicinska oprema Sarajevo",
    "Medicinska oprema i kućna njega u Sarajevu",
  ];
  const wider = [416, 640, 768, 1024, 1119, 1120, 1280, 1440, 1920].map((width) => ({
    width,
    height: 800,
  }));

  it("keeps its height, the name and a switch of languages with other names, longer links and six languages", async () => {
    const page = await openReadyPage("/");
    for (const viewport of [...windows, ...wider]) {
      await page.setViewportSize(viewport);
      for (const name of names) {
        for (const languages of [3, 6]) {
          const place = { viewport, name: divideName(name), languages };
          await page.evaluate(changeHeader, place);
          const { covered, free } = await header(page);
          const isLow = covered <= viewport.height / 4 && covered <= free + 1;
          const faults = [...(await clipped(page)), ...(await outside(page))];
          const shown = { isLow, hasSwitch: await hasSwitch(page, languages), faults };
          expect({ ...place, ...shown }).toEqual({
            ...place,
            isLow: true,
            hasSwitch: true,
            faults: [],
          });
          // A long name gives way to the mark.
          if (name === names[0] && viewport.width > 320)
            expect([place, await nameIsShown(page)]).toEqual([place, true]);
        }
      }
    }
  });
});

/** @returns whether the header shows every language, or else the button that opens the menu at them */
const hasSwitch = async (page: Page, languages: number) => {
  const shown = await page.locator("header fieldset button").filter({ visible: true }).count();
  const opens = await languageMenuButton(page).isVisible();
  return opens ? shown === 0 : shown === languages;
};

/** Runs in the page. Changes the header to other content. */
function changeHeader({ name, languages }: { name: string; languages: number }) {
  const one = (selector: string) => document.querySelector<HTMLElement>(`header ${selector}`);
  const [lines, switcher] = [one("a > span > span"), one("fieldset")];
  if (!lines?.parentElement || !switcher) throw new Error("The header has changed");
  lines.textContent = name;
  lines.parentElement.toggleAttribute("data-long", name.includes("\n"));
  for (const link of document.querySelectorAll("header nav a")) {
    link.textContent = "Usluga i dodatak";
  }
  while (switcher.querySelectorAll("button").length > languages)
    switcher.lastElementChild?.remove();
  while (switcher.querySelectorAll("button").length < languages) {
    const option = switcher.querySelector("button[lang=en]")?.cloneNode(true);
    if (option) switcher.append(option);
  }
}
