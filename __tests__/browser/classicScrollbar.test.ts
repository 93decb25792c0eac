import { chromium } from "playwright-core";
import { chooseLanguage } from "../support/browser/language";
import { hydrated, siteOrigin } from "../support/browser/openPage";
import { launchOptions } from "../support/browser/start";

it.each(["bs", "de"])(
  "a window whose scrollbar takes up space does not scroll sideways at any width, in %s",
  async (language) => {
    const browser = await chromium.launch({
      ...launchOptions(),
      ignoreDefaultArgs: ["--hide-scrollbars"],
    });
    const page = await browser.newPage({ baseURL: siteOrigin() });
    await page.goto("/");
    await hydrated(page);
    await chooseLanguage(page, language);
    for (const width of [360, 480, 700, 911, 1023, 1366, 2560]) {
      await page.setViewportSize({ width, height: 700 });
      const { scrollbar, hidden } = await page.evaluate(() => {
        const { clientWidth, scrollWidth } = document.documentElement;
        return { scrollbar: innerWidth - clientWidth, hidden: scrollWidth - clientWidth };
      });
      expect([width, scrollbar > 0, hidden]).toEqual([width, true, 0]);
    }
    await browser.close();
  },
);
