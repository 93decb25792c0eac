import type { Page } from "playwright-core";

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
