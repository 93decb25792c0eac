import type { Page } from "playwright-core";
import { chooseLanguage } from "../support/browser/language";
import { openReadyPage } from "../support/browser/openPage";
import { pagePaths, text, unknownPath } from "../support/content";

const widths = [320, 375, 768, 1440];

/** What stands wholly or in part beyond the left or right edge of the window. */
const outside = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const { clientWidth, scrollWidth } = document.documentElement;
    const carriesContent = (element: Element) =>
      element.matches("a, button, input, textarea, img, svg") ||
      [...element.childNodes].some((node) => node.nodeType === 3 && node.nodeValue?.trim());
    const beyond = [...document.body.querySelectorAll("*")]
      .filter((element) => element.checkVisibility() && carriesContent(element))
      .filter((element) => {
        const { left, right, width } = element.getBoundingClientRect();
        return width > 0 && (left < -0.5 || right > clientWidth + 0.5);
      })
      .map((element) => `${element.tagName} ${element.textContent?.trim() ?? ""}`);
    return scrollWidth > clientWidth ? [`page of ${scrollWidth}`, ...beyond] : beyond;
  });

describe.each([...pagePaths, unknownPath])("of %s, in German", (path) => {
  it("nothing leaves the window sideways, however wide it is", async () => {
    const { page } = await openReadyPage(path);
    await chooseLanguage(page, "de");

    const found: Record<number, string[]> = {};
    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 });
      found[width] = await outside(page);
    }
    expect(found).toEqual(Object.fromEntries(widths.map((width) => [width, []])));
  });
});

describe.each([320, 375])("at %i pixels, in German", (width) => {
  it("nothing leaves the open side menu sideways", async () => {
    const { page } = await openReadyPage("/");
    await chooseLanguage(page, "de");
    await page.setViewportSize({ width, height: 640 });
    await page.getByRole("button", { name: text("de", "header.openMenu") }).click();
    await page.getByRole("dialog", { name: text("de", "header.menu") }).waitFor();

    expect(await outside(page)).toEqual([]);
  });
});
