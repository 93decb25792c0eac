import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { Page } from "playwright-core";
import { motionEnds, scrollTo } from "../support/browser/elements";
import { chooseLanguage } from "../support/browser/language";
import { openPage, openReadyPage } from "../support/browser/openPage";
import { weakLines } from "../support/browser/pixels";
import { Folder } from "../support/useFolder";

/** Asserts that a copy is read as without scripts, in its language, at the address at which it was opened. */
async function expectReadable(page: Page) {
  const address = page.url();
  // As long as Gatsby's scripts may take to start.
  await page.waitForTimeout(1500);
  expect(page.url()).toBe(address);
  expect(await page.pageErrors()).toEqual([]);
  expect(await page.locator("html").getAttribute("lang")).toBe("de");
  expect(await page.getByRole("heading", { level: 1 }).isVisible()).toBe(true);
  expect(await page.locator(".needsScripts").first().isVisible()).toBe(false);
  for (const top of [0, 300]) {
    await scrollTo(page, top);
    await motionEnds(page);
    expect(await weakLines(page.getByRole("banner"))).toEqual([]);
  }
}

it("a page that is saved in German is read as it is, on a disk and in an archive under a longer path", async () => {
  const original = await openReadyPage("/imprint");
  await chooseLanguage(original, "de");
  const html = await original.content();

  const folder = new Folder();
  folder.write("saved.html", html.replaceAll(/ (src|href)="\/(?=[\w-]+\.)/g, ' $1="./'));
  await expectReadable(await openPage(pathToFileURL(join(folder.root, "saved.html")).href));
  folder.remove(".");

  const archived = await openPage("/web/2026/https://www.example.com/imprint", {
    prepare: (page) =>
      page.route("/web/**", (route) => route.fulfill({ contentType: "text/html", body: html })),
  });
  await expectReadable(archived);
});
