import { readFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { Page } from "playwright-core";
import { chooseLanguage } from "../support/browser/language";
import { openPage, openReadyPage, siteOrigin } from "../support/browser/openPage";
import { publishedFolder } from "../support/build";
import { Folder } from "../support/useFolder";

/** @returns what a browser writes to a disk: the page as it is, and its files by relative addresses */
const savedFrom = async (page: Page) =>
  (await page.content()).replaceAll(/ (src|href)="\/(?=[\w-]+\.)/g, ' $1="./');

/** Asserts that the page is read as without scripts, at the address at which it was opened. */
async function expectReadableCopy(page: Page) {
  const address = page.url();
  await page.waitForLoadState("networkidle");
  // As long as Gatsby's scripts may take to start.
  await page.waitForTimeout(1500);
  expect(page.url()).toBe(address);
  expect(await page.pageErrors()).toEqual([]);
  expect(await page.getByRole("heading", { level: 1 }).isVisible()).toBe(true);
  expect(await page.locator(".needsScripts").first().isVisible()).toBe(false);
  expect(await page.locator(".withoutScripts").first().isVisible()).toBe(true);
}

describe("a page that is saved", () => {
  const folder = new Folder();
  afterAll(() => folder.remove("."));

  it.each(["/", "/imprint"])("%s before the scripts stays what it is", async (path) => {
    const html = readFileSync(join(publishedFolder, path, "index.html"), "utf8");
    folder.write("before.html", html.replaceAll(/ (src|href)="\/(?=[\w-]+\.)/g, ' $1="./'));
    for (const script of html.matchAll(/src="\/([\w-]+\.js)"/g)) {
      folder.write(`${script[1]}`, readFileSync(join(publishedFolder, `${script[1]}`), "utf8"));
    }
    const page = await openPage(pathToFileURL(join(folder.root, "before.html")).href);
    await expectReadableCopy(page);
  });

  it.each(["/", "/imprint"])("%s in German keeps its language", async (path) => {
    const original = await openReadyPage(path);
    await chooseLanguage(original, "de");
    folder.write("after.html", await savedFrom(original));
    const page = await openPage(pathToFileURL(join(folder.root, "after.html")).href);
    await expectReadableCopy(page);
    expect(await page.locator("html").getAttribute("lang")).toBe("de");
  });
});

it.each(["/", "/imprint"])("%s in an archive, under a longer path, stays there", async (path) => {
  const html = readFileSync(join(publishedFolder, path, "index.html"), "utf8");
  const page = await openPage(`/web/2026/https://www.example.com${path}`, {
    prepare: (each) =>
      each.route("/web/**", (route) => route.fulfill({ contentType: "text/html", body: html })),
  });
  await expectReadableCopy(page);
  expect(page.url()).toBe(`${siteOrigin()}/web/2026/https://www.example.com${path}`);
});
