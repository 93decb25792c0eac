import type { Page } from "playwright-core";
import { nextFrames } from "./elements";

/** Loads every visible picture of the page and waits until it is drawn. */
export async function showPictures(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const image of document.images) {
      if (image.checkVisibility()) image.loading = "eager";
      // Otherwise a screenshot may be taken before a loaded picture is decoded.
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
