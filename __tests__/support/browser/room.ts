import type { Page } from "playwright-core";

/** @returns what stands wholly or in part beyond the left or right edge of the window */
export const outside = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const { clientWidth, scrollWidth } = document.documentElement;
    const carriesContent = (element: Element) =>
      element.matches("a, button, input, textarea, img, svg") ||
      [...element.childNodes].some((node) => node.nodeType === 3 && node.nodeValue?.trim());
    const beyond = [...document.body.querySelectorAll("*")]
      .filter(
        (element) =>
          element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
          carriesContent(element),
      )
      .filter((element) => {
        const { left, right, width } = element.getBoundingClientRect();
        return width > 0 && (left < -0.5 || right > clientWidth + 0.5);
      })
      .map((element) => `${element.tagName} ${element.textContent?.trim() ?? ""}`);
    return scrollWidth > clientWidth ? [`page of ${scrollWidth}`, ...beyond] : beyond;
  });

/**
 * Makes the text of the reader's browser so many times as large, as its settings do.
 *
 * @returns the size of the text before and after
 */
export async function enlargeText(page: Page, times: number) {
  const usual = 16;
  const size = () =>
    page.evaluate(() => Number.parseFloat(getComputedStyle(document.body).fontSize));
  await page.setViewportSize({ width: 375, height: 800 });
  const before = await size();
  const session = await page.context().newCDPSession(page);
  await session.send("Page.enable");
  await session.send("Page.setFontSizes", { fontSizes: { standard: usual * times } });
  return { before, after: await size() };
}
