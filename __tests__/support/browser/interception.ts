import type { Page } from "playwright-core";
import { contentSecurityPolicy } from "../../../src/delivery/contentSecurityPolicy";

/** After `prepare`, delays the response to each of these requests until `release` is called. */
export function delayRequests(pattern: string) {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  const prepare = (page: Page) =>
    page.route(pattern, async (route) => {
      await released;
      await route.fallback();
    });
  return { prepare, release };
}

/** @returns options for a visit whose scripts load only when `releaseScripts` is called */
export function lateScripts() {
  const { prepare, release } = delayRequests("**/*.js");
  return { releaseScripts: release, options: { prepare, waitUntil: "domcontentloaded" as const } };
}

/** Makes every request for a script fail. */
export const blockScripts = (page: Page) => page.route("**/*.js", (route) => route.abort());

/** The content of page-data.json. */
type PageData = {
  // biome-ignore lint/suspicious/noExplicitAny: each test changes another part of the data
  result: { data: any };
};

/**
 * Serves a page with changed data.
 *
 * @param name the name of the page in the build, such as `index`
 * @param change modifies the data in place
 */
export const alterPageData = (page: Page, name: string, change: (data: PageData) => void) =>
  page.route(`**/page-data/${name}/page-data.json`, async (route) => {
    const response = await route.fetch();
    const data: PageData = await response.json();
    change(data);
    await route.fulfill({ response, json: data });
  });

/**
 * Serves the landing page with a change to its HTML.
 *
 * @param isBuilt whether to serve the policy of a build with this change
 */
export const alterLandingPage = (page: Page, change: (html: string) => string, isBuilt = true) =>
  page.route(
    (url) => url.pathname === "/",
    async (route) => {
      const response = await route.fetch();
      const body = change(await response.text());
      const policy = { "content-security-policy": contentSecurityPolicy([body]) };
      const headers = { ...response.headers(), ...(isBuilt && policy) };
      await route.fulfill({ response, headers, body });
    },
  );
