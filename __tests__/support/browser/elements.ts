import type { Locator, Page } from "playwright-core";

/** @returns whether the element has the focus */
export const hasFocus = (locator: Locator): Promise<boolean> =>
  locator.evaluate((element) => element === document.activeElement);

/** @returns whether a part of the element is in the viewport */
export const isInView = (locator: Locator): Promise<boolean> =>
  locator.evaluate((element) => {
    const { top, bottom } = element.getBoundingClientRect();
    return bottom > 0 && top < window.innerHeight;
  });

/** Styles a page in a way in which its policy has no say, as a person does with the browser's tools. */
export const addStyles = (page: Page, css: string): Promise<void> =>
  page.evaluate((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets.push(sheet);
  }, css);

/** Does something on a page that is styled so for as long. */
export async function withStyles<T>(page: Page, css: string, task: () => Promise<T>): Promise<T> {
  await addStyles(page, css);
  try {
    return await task();
  } finally {
    await page.evaluate(() => document.adoptedStyleSheets.pop());
  }
}
