import type { Page } from "playwright-core";
import { contentSecurityPolicy } from "../../../src/delivery/contentSecurityPolicy";
import type { TextKey } from "../../../src/language/text";

/** Options for a visit whose scripts come only when `letScriptsCome` is called. */
export function lateScripts() {
  let letScriptsCome = () => {};
  const scriptsMayCome = new Promise<void>((resolve) => {
    letScriptsCome = resolve;
  });
  const prepare = (page: Page) =>
    page.route("**/*.js", async (route) => {
      await scriptsMayCome;
      await route.continue();
    });
  return { letScriptsCome, options: { prepare, waitUntil: "domcontentloaded" as const } };
}

/** Lets every script of a page be lost on the way. */
export const loseScripts = (page: Page) => page.route("**/*.js", (route) => route.abort());

/** What a page receives besides its HTML. */
export type PageData = {
  // biome-ignore lint/suspicious/noExplicitAny: each test changes another part of the data
  result: { data: any };
};

/**
 * Serves a page with other data than the build has.
 *
 * @param page the page to serve
 * @param name the name of the page in the build, such as `index`
 * @param change makes its changes to the data in place
 */
export const alterPageData = (page: Page, name: string, change: (data: PageData) => void) =>
  page.route(`**/page-data/${name}/page-data.json`, async (route) => {
    const response = await route.fetch();
    const data: PageData = await response.json();
    change(data);
    await route.fulfill({ response, json: data });
  });

/** Serves every script of a page with a change to its code. */
export const alterScripts = (page: Page, change: (code: string) => string) =>
  page.route("**/*.js", async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: change(await response.text()) });
  });

/**
 * Lets looking a text up throw, and so the part of the page fail that shows it, from the first
 * time on that `failTexts` names it.
 *
 * @param keys the texts that may fail
 */
export const letTextsFail = (page: Page, keys: readonly TextKey[]) =>
  alterScripts(page, (code) =>
    keys.reduce(
      (altered, key) =>
        altered.replaceAll(
          `("${key}")`,
          `((()=>{if(window.failing?.includes("${key}"))throw new Error("${key}");return"${key}"})())`,
        ),
      code,
    ),
  );

/** Lets the parts of the page fail that show these texts, the next time that they are rendered. */
export const failTexts = (page: Page, keys: readonly TextKey[]) =>
  page.evaluate((failing) => {
    Object.assign(window, { failing });
  }, keys);

/** Serves the landing page with a change to its HTML, as the build would have made and sent it. */
export const alterLandingPage = (page: Page, change: (html: string) => string) =>
  page.route(
    (url) => url.pathname === "/",
    async (route) => {
      const response = await route.fetch();
      const body = change(await response.text());
      const policy = contentSecurityPolicy([body]);
      const headers = { ...response.headers(), "content-security-policy": policy };
      await route.fulfill({ response, headers, body });
    },
  );
