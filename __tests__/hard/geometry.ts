import type { Page } from "playwright-core";

/** @returns texts that overflow their box or the window, parts of the header that overlap, and a page too wide */
export const overflows = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const { clientWidth, scrollWidth } = document.documentElement;
    const isBlock = (element: Element) => getComputedStyle(element).display !== "inline";
    // Tables of legal pages scroll in their own box.
    const isInWindow = (element: Element, { left, right } = element.getBoundingClientRect()) =>
      element.closest("[role=group][tabindex]") || (left >= -0.5 && right <= clientWidth + 0.5);
    const isShown = (element: Element) => element.checkVisibility() && element.clientWidth !== 1;
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    const found = scrollWidth > clientWidth ? [`page of ${scrollWidth}`] : [];
    const solid = document.querySelectorAll("button, input, textarea, img:not([alt='']), svg");
    for (const element of [...solid].filter(isShown)) {
      if (!isInWindow(element)) found.push(`outside the window: ${element.outerHTML}`);
    }
    while (walker.nextNode()) {
      const { currentNode: node } = walker;
      let block = node.parentElement;
      if (block?.tagName === "NOSCRIPT") continue;
      while (block && !isBlock(block)) block = block.parentElement;
      const text = node.nodeValue?.trim();
      if (!block || !text || !isShown(block)) continue;
      range.selectNodeContents(node);
      const words = range.getBoundingClientRect();
      const box = block.getBoundingClientRect();
      // A long name of the company wraps below the mark, where the link hides it.
      const link = block.closest("header a")?.getBoundingClientRect();
      if (link && words.top >= link.bottom) continue;
      // Large digits have lines that are lower than their font.
      const above = Math.max(2, Number.parseFloat(getComputedStyle(block).fontSize) / 4);
      const isInside =
        isInWindow(block, words) &&
        words.left >= box.left - 2 &&
        words.right <= box.right + 2 &&
        words.top >= box.top - above &&
        words.bottom <= box.bottom + above;
      if (!isInside) found.push(`outside ${block.tagName}: ${text}`);
    }
    const bar = [...document.querySelectorAll("header :is(a, button)")].filter(isShown);
    for (const [index, one] of bar.entries()) {
      for (const other of bar.slice(index + 1)) {
        const [a, b] = [one.getBoundingClientRect(), other.getBoundingClientRect()];
        const width = Math.min(a.right, b.right) - Math.max(a.left, b.left);
        const height = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
        if (width > 1 && height > 1) found.push(`${one.textContent} on ${other.textContent}`);
      }
    }
    return found;
  });

/** The width and height of a target, in pixels. */
const smallest = 44;

/** @returns the targets that are too small or covered, without links in running text */
export const smallTargets = (page: Page): Promise<string[]> =>
  page.evaluate((size) => {
    const isInRunningText = (target: Element) =>
      getComputedStyle(target).display === "inline" &&
      // The links in the text of a legal page have no class.
      (target.classList.length === 0 ||
        target.parentElement?.textContent?.trim() !== target.textContent?.trim());

    /** True for the skip link, which is in the window only while it has the focus. */
    const isOutside = (target: Element) => {
      const { bottom } = target.getBoundingClientRect();
      return getComputedStyle(target).position === "fixed" && bottom <= 0;
    };

    /** A label is part of the target of its input. */
    const isHit = (target: Element, hit: Element | null) =>
      target.contains(hit) || hit?.closest("label")?.control === target;

    /** Checks points at half the size from the middle. */
    const isHitAround = (target: Element) => {
      target.scrollIntoView({ block: "center", behavior: "instant" });
      const { left, top, width, height } = target.getBoundingClientRect();
      const [x, y, reach] = [left + width / 2, top + height / 2, size / 2 - 0.5];
      const places = [
        [x, y],
        [Math.max(0, x - Math.max(reach, width / 2 - 1)), y],
        [Math.min(window.innerWidth - 1, x + Math.max(reach, width / 2 - 1)), y],
        [x, y - reach],
        [x, y + reach],
      ];
      return places.every(([placeX = 0, placeY = 0]) =>
        isHit(target, document.elementFromPoint(placeX, placeY)),
      );
    };

    const dialog = document.querySelector("dialog:modal");
    const selector = "a[href], button, input, textarea, select, [role=button]";
    return [...(dialog ?? document).querySelectorAll(selector)]
      .filter((target) => target.checkVisibility({ visibilityProperty: true }))
      .filter((target) => !isInRunningText(target) && !isOutside(target))
      .filter((target) => !isHitAround(target))
      .map((target) => {
        const { width, height } = target.getBoundingClientRect();
        const name = target.getAttribute("aria-label") ?? target.textContent?.trim();
        return `${name}: ${width.toFixed(1)} × ${height.toFixed(1)}`;
      });
  }, smallest);

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
