import type { Page } from "playwright-core";
import { nextFrames } from "./elements";

/** The texts that a screen reader announces, and the language of its voice. */
declare const announcements: { lang: string; text: string }[];

/**
 * Records what the live regions of a page announce: new or replaced texts in a visible
 * region, and new alerts.
 *
 * @returns a function that waits for a number of announcements, by default none, and returns those
 *   since its last call, in order
 */
export async function recordLiveRegions(page: Page) {
  await page.evaluate(() => {
    const found: typeof announcements = [];
    const known = new WeakMap<Element, string>();
    const textOf = (region: Element) =>
      region.checkVisibility({ visibilityProperty: true }) ? (region.textContent ?? "").trim() : "";
    const listen = (changes: MutationRecord[]) => {
      for (const region of document.querySelectorAll("[role=alert], [role=status], [aria-live]")) {
        const text = textOf(region);
        const before = known.get(region) ?? (region.role === "alert" ? "" : text);
        const isReplaced = changes.some(
          ({ target, addedNodes: added }) =>
            region.contains(target) && [...added].some((node) => node.textContent),
        );
        known.set(region, text);
        const lang = region.closest<HTMLElement>("[lang]")?.lang ?? "";
        if (text !== "" && (text !== before || isReplaced)) found.push({ lang, text });
      }
    };
    listen([]);
    found.length = 0;
    const all = { subtree: true, childList: true, characterData: true, attributes: true };
    new MutationObserver(listen).observe(document, all);
    Object.assign(window, { announcements: found });
  });
  return async (least = 0) => {
    await page.waitForFunction((number) => announcements.length >= number, least);
    await nextFrames(page);
    return page.evaluate(() => announcements.splice(0));
  };
}
