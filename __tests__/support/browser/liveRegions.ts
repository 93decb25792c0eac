import type { Page } from "playwright-core";

/** What a screen reader says on its own: the text, and the language it reads it in. */
export type Announcement = { lang: string; text: string };

/**
 * Records what the live regions of a page announce: texts that appear or are replaced in a region
 * that is rendered and not inert, and alerts that appear.
 *
 * @returns a function that returns the announcements since its last call, in order
 */
export async function recordLiveRegions(page: Page): Promise<() => Promise<Announcement[]>> {
  await page.evaluate(() => {
    const announcements: { lang: string; text: string }[] = [];
    const known = new WeakMap<Element, string>();

    const isInert = (region: Element) => {
      const modal = document.querySelector("dialog:modal");
      return modal !== null && !modal.contains(region);
    };
    const textOf = (region: Element) => {
      const isRead = region.checkVisibility({ checkVisibilityCSS: true }) && !isInert(region);
      return isRead ? (region.textContent ?? "").trim() : "";
    };
    const listen = (changes: MutationRecord[]) => {
      for (const region of document.querySelectorAll("[role=alert], [role=status], [aria-live]")) {
        const text = textOf(region);
        const before = known.get(region) ?? (region.role === "alert" ? "" : text);
        const hasNewNodes = changes.some(
          ({ target, addedNodes }) =>
            region.contains(target) && [...addedNodes].some((node) => node.textContent),
        );
        known.set(region, text);
        if (text === "" || (text === before && !hasNewNodes)) continue;
        const lang = region.closest<HTMLElement>("[lang]")?.lang ?? "";
        announcements.push({ lang, text });
      }
    };
    listen([]);
    announcements.length = 0;
    new MutationObserver(listen).observe(document, {
      subtree: true,
      childList: true,
      characterData: true,
      attributes: true,
    });
    Object.assign(window, { announcements });
  });
  return () =>
    page.evaluate(() =>
      (window as unknown as { announcements: Announcement[] }).announcements.splice(0),
    );
}
