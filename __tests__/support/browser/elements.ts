import type { Locator, Page } from "playwright-core";
import { waitUntil } from "../waitUntil";

/** Runs in the page. React keeps the properties of a hydrated element in a property of it. */
export const isHydrated = () =>
  Object.keys(document.querySelector("main") ?? {}).some((name) => name.startsWith("__reactProps"));

/** @returns whether the element has the focus */
export const hasFocus = (locator: Locator): Promise<boolean> =>
  locator.evaluate((element) => element === document.activeElement);

/** @returns whether a part of the element is in the viewport */
export const isInView = (locator: Locator): Promise<boolean> =>
  locator.evaluate((element) => {
    const { top, bottom } = element.getBoundingClientRect();
    return bottom > 0 && top < window.innerHeight;
  });

/** Waits until the browser has drawn what has changed. */
export const nextFrames = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    await new Promise(requestAnimationFrame);
    await new Promise(requestAnimationFrame);
  });

/** Waits until nothing moves that does not move with the scroll position. */
export const motionEnds = (page: Page) =>
  waitUntil("the end of the motion", () =>
    page.evaluate(() =>
      document
        .getAnimations()
        .every(
          ({ timeline, playState }) => timeline !== document.timeline || playState !== "running",
        ),
    ),
  );

/** Scrolls the page. */
export async function scrollTo(page: Page, top: number): Promise<void> {
  await page.evaluate((position) => window.scrollTo(0, position), top);
  await nextFrames(page);
}

/** Adds styles in a way that the page's policy does not restrict. */
export const addStyles = (page: Page, css: string): Promise<void> =>
  page.evaluate((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets.push(sheet);
  }, css);
