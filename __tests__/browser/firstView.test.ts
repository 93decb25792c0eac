import { readFileSync } from "node:fs";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import { heldRequests } from "../support/browser/interception";
import { hydrated, openPage, openReadyPage, requestedBy } from "../support/browser/openPage";
import { builtFiles, builtPath, readBuilt } from "../support/build";

/** Budgets in bytes. HTML of 14,250 bytes fits into the ten packets that a server sends before the first answer. */
const budget = { html: 14_000, landingPage: 14_200, scripts: 150_000, fonts: 36 * 1024 };

const phone = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true };

/** @returns the bytes that a host sends for these files, of which it compresses only scripts */
const sizeOf = (paths: readonly string[]) =>
  paths
    .map((path) => [path, readFileSync(builtPath(path))] as const)
    .map(([path, bytes]) => (isScript(path) ? gzipSync(bytes, { level: 9 }) : bytes))
    .reduce((sum, { length }) => sum + length, 0);

const isScript = (url: string) => url.endsWith(".js");

it("the HTML of each page keeps its budget", () => {
  const params = { [constants.BROTLI_PARAM_QUALITY]: 5 };
  const sizes = builtFiles(".html")
    .filter((file) => !file.startsWith("_gatsby/"))
    .map((file) => [file, brotliCompressSync(readBuilt(file), { params }).length] as const);
  expect(sizes.length).toBeGreaterThan(4);
  const limit = (file: string) => (file === "index.html" ? budget.landingPage : budget.html);
  expect(sizes.filter(([file, length]) => length > limit(file))).toEqual([]);
});

it("a first view keeps the budgets of scripts and fonts, preloads its fonts, and loads each file once", async () => {
  const page = await openReadyPage("/", phone);
  await page.waitForLoadState("networkidle");
  // Chrome requests the icon of the tab apart from the same file in the page.
  const requested = (await requestedBy(page)).filter((url) => !url.includes("/favicon"));
  const scripts = requested.filter(isScript).map((url) => new URL(url).pathname);
  const fonts = requested.filter((url) => url.includes("/fonts/"));
  const preloaded = await page
    .locator("link[rel=preload][as=font]")
    .evaluateAll((links) => links.map((link) => (link as HTMLLinkElement).href));

  expect(requested).toEqual([...new Set(requested)]);
  expect(fonts.sort()).toEqual(preloaded.sort());
  expect(scripts.length).toBeGreaterThan(4);
  expect(sizeOf(scripts)).toBeLessThanOrEqual(budget.scripts);
  expect(sizeOf(fonts.map((url) => new URL(url).pathname))).toBeLessThanOrEqual(budget.fonts);
  const hero = page.locator("img[fetchpriority=high]");
  expect(await hero.evaluate((image: HTMLImageElement) => image.currentSrc)).toMatch(/\.avif$/);
});

it("scripts are requested after the load event, without any event of the visitor", async () => {
  const page = await openPage("/");
  await hydrated(page);
  const early = await page.evaluate(() => {
    const [{ loadEventStart }] = performance.getEntriesByType("navigation") as [
      PerformanceNavigationTiming,
    ];
    return performance
      .getEntriesByType("resource")
      .filter(({ name, startTime }) => name.endsWith(".js") && startTime < loadEventStart)
      .map(({ name }) => name);
  });
  expect(early).toEqual([]);
});

it("what the scripts of a page ask for is asked for together with them", async () => {
  for (const path of ["/", "/imprint"]) {
    const scripts = heldRequests();
    const page = await openPage(path, {
      prepare: (each) => each.route("**/webpack-runtime-*", scripts.hold),
    });
    await page.waitForFunction(() =>
      performance.getEntriesByType("resource").some(({ name }) => name.endsWith("app-data.json")),
    );
    const early = (await requestedBy(page)).length;
    await (await scripts.next()).continue();
    await hydrated(page);
    const later = (await requestedBy(page)).slice(early);
    expect(later.filter((url) => !url.includes("/favicon"))).toEqual([]);
  }
});

it("scripts start on a machine that is never idle", async () => {
  const neverIdle = () => {
    window.requestIdleCallback = (callback, { timeout } = {}) =>
      timeout ? window.setTimeout(callback, timeout) : 0;
  };
  const page = await openPage("/", { prepare: (each) => each.addInitScript(neverIdle) });
  await hydrated(page);
});
