import type { BrowserContextOptions, Page } from "playwright-core";
import { isHydrated, nextFrames } from "./elements";

/** A warning of Chromium on a busy machine, which uses a preloaded file only after some seconds. */
const aboutABusyMachine =
  /was preloaded using link preload but not used within a few seconds from the window's load event/;

export type VisitOptions = BrowserContextOptions & {
  /** Runs before the page is opened, for example to intercept requests. */
  prepare?: (page: Page) => Promise<unknown>;
};

/** @returns the origin of the server, without a slash at the end */
export const siteOrigin = () => process.env.SITE_ORIGIN ?? "";

/** Requests to other hosts, and messages to the server, that the test has not answered. */
export const unanswered: string[] = [];

/**
 * Opens a page of the site in a new browser context, as a visitor opens it: by default in a wide
 * window, and in a narrow one on a phone.
 *
 * @param path the path of the page, with or without an anchor
 */
export async function openPage(
  path: string,
  { prepare, viewport = { width: 1280, height: 800 }, ...options }: VisitOptions = {},
): Promise<Page> {
  const isPhone = viewport !== null && viewport.width < 768;
  const context = await sharedBrowser.newContext({
    baseURL: siteOrigin(),
    viewport,
    isMobile: isPhone,
    hasTouch: isPhone,
    ...options,
  });
  if (process.env.TRACE) await context.tracing.start({ snapshots: true });
  context.on("requestfailed", (request) => {
    const isBlocked = request.failure()?.errorText === "net::ERR_NAME_NOT_RESOLVED";
    if (isBlocked) unanswered.push(request.url());
  });
  context.on("response", (response) => {
    if (response.status() === 405) unanswered.push(response.url());
  });
  const page = await context.newPage();
  await prepare?.(page);
  await page.goto(path);
  // The browser may scroll to an anchor, and move the focus, after the load event.
  if (path.includes("#") && options.javaScriptEnabled !== false) await nextFrames(page);
  return page;
}

/** @returns the last messages, uncaught errors, failed and foreign requests, each as one line */
export async function incidents(page: Page): Promise<string[]> {
  const messages = await page.consoleMessages({ filter: "all" });
  const errors = await page.pageErrors({ filter: "all" });
  const failures = (await page.requests()).flatMap((request) => {
    const reason = request.failure()?.errorText;
    // A navigation aborts requests; these have not failed.
    return reason && reason !== "net::ERR_ABORTED" ? `failed: ${reason} ${request.url()}` : [];
  });
  const foreign = (await requestedBy(page)).filter(
    (url) => /^https?:/.test(url) && new URL(url).origin !== siteOrigin(),
  );
  return [
    ...messages.map((message) => `${message.type()}: ${message.text()}`),
    ...errors.map((error) => `uncaught: ${error.message}`),
    ...failures,
    ...foreign.map((url) => `foreign: ${url}`),
  ].filter((line) => !aboutABusyMachine.test(line));
}

/** @returns the addresses of the last 100 requests, in order */
export const requestedBy = async (page: Page): Promise<string[]> =>
  (await page.requests()).map((request) => request.url());

/** Waits until the page is hydrated. */
export const hydrated = (page: Page) => page.waitForFunction(isHydrated);

/** Opens a page and waits until it is hydrated. */
export async function openReadyPage(path: string, options?: VisitOptions): Promise<Page> {
  const page = await openPage(path, options);
  await hydrated(page);
  return page;
}

/**
 * Asserts that the page has written nothing to the console, that nothing has thrown or failed, and
 * that no request went to another origin.
 *
 * @param expected the incidents that may happen
 */
export async function expectNoIncidents(page: Page, expected: readonly RegExp[] = []) {
  await page.waitForLoadState("networkidle");
  const lines = await incidents(page);
  expect(lines.filter((line) => !expected.some((known) => known.test(line)))).toEqual([]);
}

/** Asserts that the browser has stored nothing but scroll positions in the tab, which Gatsby keeps. */
export async function expectNothingStored(page: Page): Promise<void> {
  const { cookies, origins } = await page.context().storageState({ indexedDB: true });
  const others = await page.evaluate(async () => [
    Object.keys(sessionStorage).filter((key) => !key.startsWith("@@scroll|")).length,
    (await caches.keys()).length,
    (await navigator.serviceWorker.getRegistrations()).length,
  ]);
  expect({ cookies, origins, others }).toEqual({ cookies: [], origins: [], others: [0, 0, 0] });
}
