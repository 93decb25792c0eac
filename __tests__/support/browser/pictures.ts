import type { Page } from "playwright-core";
import { addStyles } from "./elements";

/** Loads every picture of the page and waits until it is drawn. */
export const showPictures = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const shown = [...document.images].filter((image) => image.checkVisibility());
    for (const image of shown) {
      image.loading = "eager";
      // Otherwise a screenshot may be taken before a loaded picture is decoded.
      image.decoding = "sync";
    }
    // After a resize the browser selects other files at the next frame.
    const end = performance.now() + 30_000;
    do {
      await new Promise(requestAnimationFrame);
      await new Promise(requestAnimationFrame);
      const missing = shown.find((image) => !image.complete);
      if (missing && performance.now() > end) throw new Error(`No picture: ${missing.currentSrc}`);
    } while (shown.some((image) => !image.complete));
    await new Promise(requestAnimationFrame);
    await new Promise(requestAnimationFrame);
  });

/** Makes the dissolve between the pictures of the day so long that a test can hold it. */
export const slowDissolve = (page: Page): Promise<void> =>
  addStyles(page, "[role=radiogroup] { --fade: 100s !important; }");

/** Holds the slow dissolve at a share of its way; 1 ends it. */
export const holdDissolve = (page: Page, share: number): Promise<void> =>
  page.locator("[role=radiogroup]").evaluate((group, part) => {
    for (const animation of group.getAnimations({ subtree: true })) {
      animation.pause();
      animation.currentTime = part * 100_000;
      if (part === 1) animation.finish();
    }
  }, share);
