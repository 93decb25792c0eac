import type { Page } from "playwright-core";

/** Waits until every picture of the page is there, as for somebody who has read it to its end. */
export const showPictures = (page: Page): Promise<void> =>
  // The function holds no other one with a name: `npm run look:accept` could not send it.
  page.evaluate(async () => {
    const shown = [...document.images].filter((image) => image.checkVisibility());
    for (const image of shown) {
      image.loading = "eager";
      // Else a screenshot may be taken before a picture that is there has been drawn.
      image.decoding = "sync";
    }
    // A window of another size may take other files, and does so at its next frame.
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
