import type { Locator, Page } from "playwright-core";

/** Runs in the page. React's root, a property of its container, has a child when hydration has ended. */
export const isHydrated = () =>
  Object.entries(document.getElementById("___gatsby") ?? {}).some(
    ([name, root]) => name.startsWith("__reactContainer") && root.stateNode.current.child !== null,
  );

/** @returns whether the element has the focus */
export const hasFocus = (locator: Locator): Promise<boolean> =>
  locator.evaluate((element) => element === document.activeElement);

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
