import type { Page } from "playwright-core";
import { withSources } from "./language";

/** @returns the elements that overflow the window to the left or right, with the source of their text */
export const outside = async (page: Page): Promise<string[]> =>
  withSources(page, await beyondEdges(page));

const beyondEdges = (page: Page) =>
  page.evaluate(() => {
    const { clientWidth, scrollWidth } = document.documentElement;
    const carriesContent = (element: Element) =>
      element.matches("a, button, input, textarea, img:not([alt='']), svg") ||
      [...element.childNodes].some((node) => node.nodeType === 3 && node.nodeValue?.trim());
    const beyond = [...document.body.querySelectorAll("*")]
      .filter(carriesContent)
      .filter((each) => each.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
      // A long name of the company wraps below the mark, where the link hides it.
      .filter((element) => {
        const link = element.closest("header a")?.getBoundingClientRect();
        return !link || element.getBoundingClientRect().top < link.bottom;
      })
      // Tables of legal pages scroll in their own box.
      .filter((element) => !element.parentElement?.closest("[role=group][tabindex]"))
      .filter((element) => {
        const { left, right, width } = element.getBoundingClientRect();
        return width > 0 && (left < -0.5 || right > clientWidth + 0.5);
      })
      .map((element) => `${element.tagName} ${element.textContent?.trim() ?? ""}`);
    return scrollWidth > clientWidth ? [`page of ${scrollWidth}`, ...beyond] : beyond;
  });

/** Multiplies the font size in the browser's settings, and asserts that texts follow it. */
export async function enlargeText(page: Page, times: number): Promise<void> {
  const size = () =>
    page.evaluate(() => Number.parseFloat(getComputedStyle(document.body).fontSize));
  await page.setViewportSize({ width: 375, height: 800 });
  const before = await size();
  const session = await page.context().newCDPSession(page);
  await session.send("Page.enable");
  await session.send("Page.setFontSizes", { fontSizes: { standard: 16 * times } });
  expect(await size()).toBeCloseTo(times * before, 0);
}
