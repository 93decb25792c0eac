import type { Page } from "playwright-core";
import { openPage, openReadyPage } from "../support/browser/openPage";

const stepsAreAGrid = (page: Page) =>
  page.locator("#process ol").evaluate((steps) => getComputedStyle(steps).listStyleType === "none");

it.each(["/", "/imprint"])("a visitor who starts at %s finds the sections styled", async (path) => {
  const { page } = await openReadyPage(path);
  if (path !== "/") await page.getByRole("banner").locator("a[href='/#home']").first().click();
  await page.locator("#process").waitFor();
  expect(await stepsAreAGrid(page)).toBe(true);
});

it("no section is in the page before its styles", async () => {
  const watchSections = () =>
    new MutationObserver(() => {
      if (document.getElementById("process") && document.styleSheets.length < 2) {
        console.error("a section without styles");
      }
    }).observe(document, { childList: true, subtree: true });
  const { incidents } = await openPage("/#process", {
    prepare: async (page) => {
      await page.addInitScript(watchSections);
      await page.route("**/sections.*.css", async (route) => {
        await new Promise((resolve) => setTimeout(resolve, 500));
        await route.continue();
      });
    },
  });
  expect(incidents).toEqual([]);
});
