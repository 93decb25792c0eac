import type { Page } from "playwright-core";
import { createSiteServer } from "../../src/delivery/server";
import { lateScripts } from "../support/browser/interception";
import { firstEvent, hydrated, openPage, scriptsReady } from "../support/browser/openPage";
import { publishedFolder, sentSize, sentSizes } from "../support/build";
import { listen } from "../support/listen";
import { waitUntil } from "../support/waitUntil";

const kibibyte = 1024;
const budget = 215 * kibibyte;
const scriptBudget = 125 * kibibyte;

/** Page, fonts and picture of what a phone shows first: 0.35 s at 1.6 Mbit/s. */
const firstSightBudget = 64 * kibibyte;

/**
 * What a server sends before it waits for an answer: ten segments, RFC 6928, with room for headers;
 * today's texts leave some for longer ones. Each round trip more is 150 ms on a phone.
 */
const firstPackets = 10 * 1460 - 1000;

const phone = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true };

/** Without an event of the visitor's, scripts run after so many ms. */
const rest = 3000;

const watchScripts = (page: Page) =>
  page.addInitScript(() => {
    const watch = new MutationObserver(() => {
      if (!document.querySelector("script[src]")) return;
      Object.assign(window, { scriptsRunSince: performance.now() });
      watch.disconnect();
    });
    watch.observe(document, { childList: true, subtree: true });
  });

/** How many pixels ahead Chromium fetches pictures, and twice as many where it takes the line for slow. */
const fetchedAhead = 1250;

const picturesFarAhead = (page: Page) =>
  page.evaluate(
    (ahead) =>
      [...document.images]
        .filter((image) => image.getBoundingClientRect().top > window.innerHeight + ahead)
        .map(({ currentSrc }) => currentSrc),
    fetchedAhead,
  );

const scriptsRunSince = (page: Page) =>
  page.evaluate(
    () => (window as Window & { scriptsRunSince?: number }).scriptsRunSince ?? Number.MAX_VALUE,
  );

describe("a first view of the landing page", () => {
  it("shows a phone its first sight for few bytes and without a script, the page in the first packets, and sends no more than its budget until the form can take a message", async () => {
    const { page, requests } = await openPage("/", { ...phone, prepare: watchScripts });
    const picture = await page
      .locator("img[fetchpriority=high]")
      .evaluate((image: HTMLImageElement) => image.currentSrc);
    const fonts = requests.filter((url) => url.endsWith(".woff2"));
    const firstPaths = [picture, ...fonts].map((url) => new URL(url).pathname);
    expect(picture).toMatch(/\.avif$/);
    expect(fonts.length).toBeGreaterThan(0);
    expect(sentSize("/")).toBeLessThanOrEqual(firstPackets);
    expect(sentSizes(["/", ...firstPaths])).toBeLessThanOrEqual(firstSightBudget);
    await page.waitForLoadState("networkidle");
    expect(await scriptsRunSince(page)).toBeGreaterThan(rest);

    await scriptsReady(page);
    await page.waitForLoadState("networkidle");
    const far = await picturesFarAhead(page);
    const near = [...new Set(requests)].filter((url) => !far.includes(url));
    const paths = near.map((url) => new URL(url).pathname);
    const sent = (ending: string) => sentSizes(paths.filter((path) => path.endsWith(ending)));
    expect(sent(".js")).toBeGreaterThan(0);
    expect(sent(".js")).toBeLessThanOrEqual(scriptBudget);
    expect(sent(".avif")).toBeGreaterThan(0);
    expect(sent("")).toBeLessThanOrEqual(budget);
  });

  it.each([
    ["hydrated by the visitor's first event", firstEvent],
    ["hydrated by itself after a rest", hydrated],
  ])("downloads scripts and their data once, %s", async (_when, start) => {
    const asked: string[] = [];
    const server = createSiteServer(publishedFolder);
    server.on("request", ({ url = "" }) => asked.push(url));
    const { origin, stop } = await listen(server);

    const { page } = await openPage("/", { baseURL: origin });
    await start(page);
    await scriptsReady(page);
    await page.waitForLoadState("networkidle");
    await stop();

    const fetched = asked.filter((url) => /\.js(?:on)?$/.test(url));
    expect(fetched.filter((url) => url.endsWith(".js")).length).toBeGreaterThan(4);
    expect(fetched.filter((url) => url.endsWith(".json")).length).toBeGreaterThan(4);
    expect(fetched).toEqual([...new Set(fetched)]);
  });

  it("asks for what its scripts will need without waiting until they run", async () => {
    const { letScriptsCome, options } = lateScripts();
    const { page, requests } = await openPage("/", options);
    const linked = await page.evaluate(() =>
      Array.from(document.querySelectorAll("template"), ({ content }) =>
        Array.from(content.querySelectorAll("link"), (link) => link.getAttribute("href") ?? ""),
      ).flat(),
    );
    await firstEvent(page);
    const asked = () => requests.map((url) => new URL(url).pathname);
    await waitUntil("all that is linked to be asked for", async () =>
      linked.every((path) => asked().includes(path)),
    );
    letScriptsCome();
    await scriptsReady(page);

    const needed = asked().filter((path) => /\.json$|component|commons/.test(path));
    expect(linked).toEqual(expect.arrayContaining([...new Set(needed)]));
  });
});
