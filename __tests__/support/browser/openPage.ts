import type { BrowserContextOptions, Page } from "playwright-core";
import { isHydrated, mainContent } from "./elements";

const openVisits: Visit[] = [];

/** What Chrome reports when the policy blocks something, or when it cannot read a header. */
const aboutThePolicy =
  /Content[ -]Security[ -]Policy|Permissions-Policy|Cross-Origin-\w+-Policy|requires 'Trusted/;

/** A warning of Chromium on a busy machine, which uses a preloaded file only after some seconds. */
const aboutABusyMachine =
  /was preloaded using link preload but not used within a few seconds from the window's load event/;

/** An open page, and what has happened on it. */
export type Visit = {
  page: Page;
  /** Console messages, uncaught errors and failed requests, in order, each as one line. */
  incidents: string[];
  /** The address of every request, in order. */
  requests: string[];
  /** What the Content-Security-Policy has blocked. A test that expects violations empties the list. */
  violations: string[];
};

export type VisitOptions = BrowserContextOptions & {
  /** Runs before the page is opened, for example to intercept requests. */
  prepare?: (page: Page) => Promise<unknown>;
  /** The event to wait for; by default `load`. */
  waitUntil?: "load" | "domcontentloaded" | "commit";
};

/** @returns the origin of the server, without a slash at the end */
export function siteOrigin(): string {
  const { SITE_ORIGIN } = process.env;
  if (!SITE_ORIGIN) throw new Error("The site is not being served");
  return SITE_ORIGIN;
}

const desktop = { width: 1280, height: 800 };

/**
 * Opens a page of the site in a new browser context, as a visitor opens it: by default in a wide
 * window, and in a narrow one on a phone.
 *
 * @param path the path of the page, with or without an anchor
 */
export async function openPage(
  path: string,
  { prepare, waitUntil, viewport = desktop, ...options }: VisitOptions = {},
): Promise<Visit> {
  const isPhone = viewport !== null && viewport.width < 768;
  const context = await sharedBrowser.newContext({
    baseURL: siteOrigin(),
    viewport,
    isMobile: isPhone,
    hasTouch: isPhone,
    ...options,
  });
  const page = await context.newPage();
  const visit: Visit = { page, incidents: [], requests: [], violations: [] };
  openVisits.push(visit);
  await record(visit);
  await prepare?.(page);
  await page.goto(path, { waitUntil });
  const [, anchor] = path.split("#");
  if (anchor) await anchorFocused(page, anchor);
  return visit;
}

/** Waits until the browser has moved the focus to the anchor, which may be after the load event. */
const anchorFocused = (page: Page, anchor: string) =>
  page.waitForFunction((id) => {
    const element = document.getElementById(id);
    return element === document.activeElement || element?.tabIndex !== -1;
  }, anchor);

async function record({ page, incidents, requests, violations }: Visit): Promise<void> {
  page.on("console", (message) => {
    if (aboutABusyMachine.test(message.text())) return;
    const line = `${message.type()}: ${message.text()}`;
    incidents.push(line);
    if (aboutThePolicy.test(line)) violations.push(line);
  });
  page.on("pageerror", (error) => {
    incidents.push(`uncaught: ${error.message}`);
    if (aboutThePolicy.test(error.message)) violations.push(error.message);
  });
  page.on("request", (request) => requests.push(request.url()));
  page.on("requestfailed", (request) => {
    const reason = request.failure()?.errorText ?? "";
    // A navigation aborts requests; these have not failed.
    if (reason !== "net::ERR_ABORTED") incidents.push(`failed: ${reason} ${request.url()}`);
  });
}

/** Dispatches a visitor's first event, at which the page hydrates. */
export async function firstEvent(page: Page): Promise<void> {
  await page.mouse.move(1, 1);
  // After a reload, the first event only sets the position of the pointer.
  await page.mouse.move(4, 4);
}

/** Starts hydration and waits until it has finished. */
export async function scriptsReady(page: Page): Promise<void> {
  await firstEvent(page);
  await hydrated(page);
}

/** Waits until the page is hydrated. */
export const hydrated = (page: Page) => page.waitForFunction(isHydrated, mainContent);

/** Opens a page and waits until it is hydrated. */
export async function openReadyPage(path: string, options?: VisitOptions): Promise<Visit> {
  const visit = await openPage(path, options);
  await scriptsReady(visit.page);
  return visit;
}

/**
 * Asserts that the page has written nothing to the console, that nothing has thrown or failed, and
 * that no request went to another origin.
 *
 * @param expected the incidents that may happen
 */
export async function expectNoIncidents(
  visit: Visit,
  expected: readonly RegExp[] = [],
): Promise<void> {
  await visit.page.waitForLoadState("networkidle");
  const incidents = visit.incidents.filter((line) => !expected.some((known) => known.test(line)));
  expect(incidents).toEqual([]);
  expect(foreignRequests(visit)).toEqual([]);
}

/** @returns the requested addresses of other origins */
export function foreignRequests({ requests }: Visit): string[] {
  return requests.filter((url) => /^https?:/.test(url) && new URL(url).origin !== siteOrigin());
}

/** Asserts that the browser has stored nothing. */
export async function expectNothingStored({ page }: Visit): Promise<void> {
  const { cookies, origins } = await page.context().storageState({ indexedDB: true });
  const others = await page.evaluate(async () => [
    sessionStorage.length,
    (await caches.keys()).length,
  ]);
  expect({ cookies, origins, others }).toEqual({ cookies: [], origins: [], others: [0, 0] });
  expect(await page.evaluate(() => navigator.serviceWorker.getRegistrations())).toEqual([]);
}

/**
 * Closes every page that the test has opened.
 *
 * @returns what the Content-Security-Policy has blocked there
 */
export async function closeVisits(): Promise<string[]> {
  const visits = openVisits.splice(0);
  await Promise.all(
    visits.map(async ({ page }) => {
      // A response may still be pending.
      await page.unrouteAll({ behavior: "ignoreErrors" });
      await page.context().close();
    }),
  );
  return visits.flatMap(({ violations }) => violations);
}
