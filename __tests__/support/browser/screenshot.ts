import type { Page, PageScreenshotOptions } from "playwright-core";

/**
 * Takes a screenshot with less compression than Playwright's own, in half the time.
 *
 * @param clip the part of the page, inside or outside the window, in CSS pixels from its top left
 *   corner; by default the whole page
 * @returns a PNG file, without the part of the clip that is outside the page
 */
export async function takeScreenshot(
  page: Page,
  clip?: PageScreenshotOptions["clip"],
): Promise<Buffer> {
  const session = await page.context().newCDPSession(page);
  const { cssContentSize, cssLayoutViewport } = await session.send("Page.getLayoutMetrics");
  const { x, y, width, height } = clip ?? cssContentSize;
  const { pageY, clientHeight } = cssLayoutViewport;
  const { data } = await session.send("Page.captureScreenshot", {
    clip: {
      x,
      y,
      width: Math.min(width, cssContentSize.width - x),
      height: Math.min(height, cssContentSize.height - y),
      scale: 1,
    },
    // It resizes the window for a moment, which ends transitions of pseudo-elements.
    captureBeyondViewport: y < pageY || y + height > pageY + clientHeight,
    optimizeForSpeed: true,
  });
  await session.detach();
  return Buffer.from(data, "base64");
}
