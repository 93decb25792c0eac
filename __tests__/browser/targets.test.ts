import type { Page } from "playwright-core";
import { languages } from "../../src/contract/languages";
import { addStyles, hasFocus } from "../support/browser/elements";
import { chooseLanguage, withSources } from "../support/browser/language";
import { openReadyPage } from "../support/browser/openPage";
import { breakSection, openAdvice, openSideMenu, phone } from "../support/browser/states";
import { pagePaths, text, unknownPath } from "../support/content";

const smallest = 44;

/** What a finger may miss, apart from links inside running text. */
const smallTargets = (page: Page): Promise<string[]> =>
  page.evaluate((size) => {
    const isInRunningText = (target: Element) =>
      getComputedStyle(target).display === "inline" &&
      // The links in the text of a legal page have no class.
      (target.classList.length === 0 ||
        target.parentElement?.textContent?.trim() !== target.textContent?.trim());

    /** As the link past the header, which shows when it has the focus. */
    const standsOutside = (target: Element) => {
      const { bottom } = target.getBoundingClientRect();
      return getComputedStyle(target).position === "fixed" && bottom <= 0;
    };

    /** A choice or an input is pressed by its label too, if it stands inside. */
    const area = (target: Element) => target.closest("label") ?? target;

    /** Half the size away from the middle the finger must still meet the target. */
    const isMetAround = (target: Element) => {
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
    const selector = "a[href], button, input, textarea, select, summary, [role=button]";
    return [...new Set([...(dialog ?? document).querySelectorAll(selector)].map(area))]
      .filter((target) => target.checkVisibility({ visibilityProperty: true }))
      .filter((target) => !isInRunningText(target) && !standsOutside(target))
      .filter((target) => !isMetAround(target))
      .map((target) => {
        const { width, height } = target.getBoundingClientRect();
        const name = target.getAttribute("aria-label") ?? target.textContent?.trim();
        return `${name}: ${width.toFixed(1)} × ${height.toFixed(1)}`;
      });
  }, smallest);

const narrow = { ...phone, viewport: { width: 320, height: 720 } };

describe(`on a phone, every target is at least ${smallest} pixels wide and high`, () => {
  it.each([...pagePaths, unknownPath])("on %s, in every language", async (path) => {
    const { page } = await openReadyPage(path, narrow);
    for (const language of languages) {
      await chooseLanguage(page, language);
      const small = await withSources(page, await smallTargets(page));
      expect({ language, small }).toEqual({ language, small: [] });
    }
    await addStyles(page, "a, button { padding: 0 !important; min-block-size: 0 !important }");
    expect(await smallTargets(page)).not.toEqual([]);
  });

  it("in the link past the header and in the open side menu", async () => {
    const { page } = await openReadyPage("/", narrow);
    await page.keyboard.press("Tab");
    const link = page.getByRole("link", { name: text("bs", "header.skip") });
    expect(await hasFocus(link)).toBe(true);
    const { width = 0, height = 0 } = (await link.boundingBox()) ?? {};
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(smallest);

    await openSideMenu(page);
    expect(await smallTargets(page)).toEqual([]);
  });

  it("in the message of a failed section", async () => {
    const { page } = await openReadyPage("/", { ...narrow, prepare: breakSection });
    await page.getByRole("alert").first().waitFor();

    expect(await smallTargets(page)).toEqual([]);
  });

  it("in the advice of the form without scripts", async () => {
    const page = await openAdvice(phone);

    expect(await smallTargets(page)).toEqual([]);
  });
});
