import type { Page } from "playwright-core";

/** Scrolls through the page and back, and waits until every picture in sight is there. */
export const showPictures = (page: Page): Promise<void> =>
  // The function holds no other one with a name: `npm run look:accept` could not send it.
  page.evaluate(async () => {
    // Else a screenshot may be taken before a picture that is there has been drawn.
    for (const image of document.images) image.decoding = "sync";
    for (let top = 0; top < document.documentElement.scrollHeight; top += window.innerHeight) {
      window.scrollTo({ top, behavior: "instant" });
      await new Promise(requestAnimationFrame);
      await new Promise(requestAnimationFrame);
    }
    await Promise.all(
      [...document.images]
        .filter((image) => image.checkVisibility() && !image.complete)
        .map((image) => new Promise((done) => image.addEventListener("load", done))),
    );
    window.scrollTo({ top: 0, behavior: "instant" });
    await new Promise(requestAnimationFrame);
    await new Promise(requestAnimationFrame);
  });
