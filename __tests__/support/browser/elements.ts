import type { Locator, Page } from "playwright-core";

/** Runs in the page, which removes the template of its scripts after hydration. */
export const isHydrated = () => document.querySelector("body > template") === null;

/** Waits until the element has the focus. */
export const expectFocus = (locator: Locator): Promise<void> =>
  locator.and(locator.page().locator(":focus")).waitFor();

/** Waits until the browser has drawn what has changed. */
export const nextFrames = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    await new Promise(requestAnimationFrame);
    await new Promise(requestAnimationFrame);
  });

/** Waits until nothing moves that does not move with the scroll position. */
export const motionEnds = (page: Page): Promise<void> =>
  page
    .locator("html")
    .waitForFunction(() =>
      document
        .getAnimations()
        .every((each) => each.timeline !== document.timeline || each.playState !== "running"),
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

/** Loads every visible picture of the page and waits until it is drawn. */
export async function showPictures(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const image of document.images) {
      if (image.checkVisibility()) image.loading = "eager";
      // Otherwise a screenshot lacks pictures outside the window, and such as are not decoded yet.
      image.parentElement?.style.setProperty("content-visibility", "visible");
      image.decoding = "sync";
    }
  });
  // After a resize the browser selects other files at the next frame.
  await nextFrames(page);
  await page.waitForFunction(() =>
    [...document.images].every((image) => image.complete || !image.checkVisibility()),
  );
  await nextFrames(page);
}
