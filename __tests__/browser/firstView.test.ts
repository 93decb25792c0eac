import { readFileSync } from "node:fs";
import { brotliCompressSync, constants } from "node:zlib";
import type { Page } from "playwright-core";
import { createSiteServer } from "../../src/delivery/server";
import { nextFrames } from "../support/browser/elements";
import { lateScripts } from "../support/browser/interception";
import {
  firstEvent,
  hydrated,
  openPage,
  requestedBy,
  scriptsReady,
} from "../support/browser/openPage";
import { builtPage, builtPath, publishedFolder } from "../support/build";
import { pagePaths } from "../support/content";
import { listen } from "../support/listen";
import { waitUntil } from "../support/waitUntil";

const kibibyte = 1024;
const scriptBudget = 124 * kibibyte;

/**
 * The page without its texts, and the preloaded fonts. Pictures depend on the owner. About half a
 * kibibyte of the page is for more languages, messengers, opening hours and another logo.
 */
const pageBudget = 10.5 * kibibyte;
/** Ten packets without their headers: what a server sends before the first answer of the browser. */
const flight = 14_000;
const fontBudget = 36 * kibibyte;

const phone = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true };

/** Without an event, scripts run after this time in milliseconds. */
const delay = 3000;

const watchScripts = (page: Page) =>
  page.addInitScript(() => {
    const watch = new MutationObserver(() => {
      if (!document.querySelector("script[src]")) return;
      Object.assign(window, { scriptsRunSince: performance.now() });
      watch.disconnect();
    });
    watch.observe(document, { childList: true, subtree: true });
  });

/** @returns how many bytes of scripts and fonts a host sends that compresses text with brotli */
const sentSizes = (paths: readonly string[]) =>
  paths
    .map((path) => [path, readFileSync(builtPath(path))] as const)
    .map(([path, bytes]) => (path.endsWith(".js") ? brotliCompressSync(bytes) : bytes))
    .reduce((sum, { length }) => sum + length, 0);

/** @returns the HTML with its styles and scripts, without texts */
const withoutWords = (html: string) =>
  html
    .replace(
      /(<(style|script|template)\b.*?<\/\2>)|>[^<]+</gs,
      (_, block?: string) => block ?? "><",
    )
    .replace(/ (?:alt|aria-label|content)="[^"]*"/g, "");

const scriptsRequestedBy = async (page: Page) =>
  (await requestedBy(page)).filter((url) => url.endsWith(".js"));

const scriptsRunSince = (page: Page) =>
  page.evaluate(
    () => (window as Window & { scriptsRunSince?: number }).scriptsRunSince ?? Number.MAX_VALUE,
  );

describe("a first view", () => {
  it("of the landing page keeps page, fonts and scripts within their budgets, and runs no script before an event or a delay", async () => {
    const page = await openPage("/", { ...phone, prepare: watchScripts });
    const fonts = await page
      .locator("link[rel=preload][as=font]")
      .evaluateAll((links) => links.map((link) => link.getAttribute("href") ?? ""));
    expect(fonts.length).toBeGreaterThan(0);
    expect(sentSizes(fonts)).toBeLessThanOrEqual(fontBudget);
    expect(brotliCompressSync(withoutWords(builtPage("/"))).length).toBeLessThanOrEqual(pageBudget);
    const hero = page.locator("img[fetchpriority=high]");
    expect(await hero.evaluate((image: HTMLImageElement) => image.currentSrc)).toMatch(/\.avif$/);
    await page.waitForLoadState("networkidle");
    expect(await scriptsRunSince(page)).toBeGreaterThan(delay);

    await scriptsReady(page);
    await page.waitForLoadState("networkidle");
    const scripts = [...new Set(await scriptsRequestedBy(page))];
    expect(scripts.length).toBeGreaterThan(0);
    const paths = scripts.map((url) => new URL(url).pathname);
    expect(sentSizes(paths)).toBeLessThanOrEqual(scriptBudget);
  });

  it.each([...pagePaths, "/404"])("of %s arrives in the first flight of packets", (path) => {
    const { BROTLI_PARAM_QUALITY } = constants;
    const sent = brotliCompressSync(builtPage(path), { params: { [BROTLI_PARAM_QUALITY]: 5 } });
    expect(sent.length).toBeLessThanOrEqual(flight);
  });

  it.each([
    ["when the first event hydrates it", firstEvent],
    ["when it hydrates after a delay", hydrated],
  ])("loads scripts and their data once, %s", async (_when, start) => {
    const asked: string[] = [];
    const server = createSiteServer(publishedFolder);
    server.on("request", ({ url = "" }) => asked.push(url));
    const { origin, stop } = await listen(server);

    const page = await openPage("/", { baseURL: origin });
    await start(page);
    await scriptsReady(page);
    await page.waitForLoadState("networkidle");
    await stop();

    const fetched = asked.filter((url) => /\.js(?:on)?$/.test(url));
    expect(fetched.filter((url) => url.endsWith(".js")).length).toBeGreaterThan(4);
    expect(fetched.filter((url) => url.endsWith(".json")).length).toBeGreaterThan(4);
    expect(fetched).toEqual([...new Set(fetched)]);
  });

  it("fetches no script before the page is painted", async () => {
    const page = await openPage("/", {
      prepare: (each) =>
        each.addInitScript(() => {
          const unpainted = new CSSStyleSheet();
          unpainted.replaceSync("html { display: none }");
          document.adoptedStyleSheets = [unpainted];
        }),
    });
    const later = () =>
      new Promise((done) => setTimeout(() => requestIdleCallback(() => done(0)), 1000));
    await page.evaluate(later);
    expect(await scriptsRequestedBy(page)).toEqual([]);

    await page.evaluate(() => {
      document.adoptedStyleSheets = [];
    });
    await waitUntil("requests", async () => (await scriptsRequestedBy(page)).length > 0);
  });

  it("requests everything that its page needs before the scripts run", async () => {
    const { releaseScripts, options } = lateScripts();
    const page = await openPage("/", options);
    await firstEvent(page);
    const needed = async () => (await requestedBy(page)).filter((url) => /\.js(?:on)?$/.test(url));
    const data = async () => (await needed()).filter((url) => url.endsWith(".json"));
    await waitUntil("requests", async () => (await data()).length > 3);
    await nextFrames(page);
    const early = await needed();
    releaseScripts();
    await scriptsReady(page);
    await page.waitForLoadState("networkidle");

    expect(early).toEqual(expect.arrayContaining(await needed()));
  });
});
