import type { Page } from "playwright-core";
import { languages } from "../../src/contract/languages";
import { addStyles, hasFocus } from "../support/browser/elements";
import { chooseLanguage, withSources } from "../support/browser/language";
import { openReadyPage } from "../support/browser/openPage";
import { breakSection, openSideMenu } from "../support/browser/states";
import { allPaths, text } from "../support/content";

const smallest = 44;

/** @returns the targets that are too small, without links in running text */
const smallTargets = (page: Page): Promise<string[]> =>
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

    /** A label that contains an input is part of its target. */
    const area = (target: Element) => target.closest("label") ?? target;

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
        target.contains(document.elementFromPoint(placeX, placeY)),
      );
    };

    const dialog = document.querySelector("dialog:modal");
    const selector = "a[href], button, input, textarea, select, [role=button]";
    return [...new Set([...(dialog ?? document).querySelectorAll(selector)].map(area))]
      .filter((target) => target.checkVisibility({ visibilityProperty: true }))
      .filter((target) => !isInRunningText(target) && !isOutside(target))
      .filter((target) => !isHitAround(target))
      .map((target) => {
        const { width, height } = target.getBoundingClientRect();
        const name = target.getAttribute("aria-label") ?? target.textContent?.trim();
        return `${name}: ${width.toFixed(1)} × ${height.toFixed(1)}`;
      });
  }, smallest);

const narrow = { viewport: { width: 320, height: 720 }, reducedMotion: "reduce" } as const;

describe(`on a phone, every target is at least ${smallest} pixels wide and high`, () => {
  it.each(allPaths)("on %s, in every language and in the skip link", async (path) => {
    const page = await openReadyPage(path, narrow);
    await page.keyboard.press("Tab");
    const skip = page.getByRole("banner").getByRole("link", { name: text("bs", "header.skip") });
    expect(await hasFocus(skip)).toBe(true);
    const { y = -1, width = 0, height = 0 } = (await skip.boundingBox()) ?? {};
    expect(y).toBeGreaterThanOrEqual(0);
    expect(y).toBeLessThan(narrow.viewport.height);
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(smallest);
    await skip.blur();

    for (const language of languages) {
      await chooseLanguage(page, language);
      const small = await withSources(page, await smallTargets(page));
      expect({ language, small }).toEqual({ language, small: [] });
    }
    await addStyles(page, "a, button { padding: 0 !important; min-block-size: 0 !important }");
    expect(await smallTargets(page)).not.toEqual([]);
  });

  it("in the open side menu", async () => {
    const page = await openReadyPage("/", narrow);
    await openSideMenu(page);
    expect(await smallTargets(page)).toEqual([]);
  });

  it("in the message of a failed section", async () => {
    const page = await openReadyPage("/", { ...narrow, prepare: breakSection });
    await page.getByRole("alert").first().waitFor();

    expect(await smallTargets(page)).toEqual([]);
  });
});
