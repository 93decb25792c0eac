import type { Page } from "playwright-core";
import { contentSecurityPolicy } from "../../../src/delivery/contentSecurityPolicy";
import type { TextKey } from "../../../src/language/text";

/** Holds every answer to these requests back, once it is `prepare`d, until `letCome` is called. */
export function holdBack(pattern: string) {
  let letCome = () => {};
  const mayCome = new Promise<void>((resolve) => {
    letCome = resolve;
  });
  const prepare = (page: Page) =>
    page.route(pattern, async (route) => {
      await mayCome;
      await route.fallback();
    });
  return { prepare, letCome };
}

/** Options for a visit whose scripts come only when `letScriptsCome` is called. */
export function lateScripts() {
  const { prepare, letCome } = holdBack("**/*.js");
  return { letScriptsCome: letCome, options: { prepare, waitUntil: "domcontentloaded" as const } };
}

/** Lets every script of a page be lost on the way. */
export const loseScripts = (page: Page) => page.route("**/*.js", (route) => route.abort());

/** What a page receives besides its HTML. */
type PageData = {
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

/**
 * Lets looking a text up throw, and so the part of the page fail that shows it, from the first
 * time on that `failTexts` names it.
 *
 * @param keys the texts that may fail, in every language
 */
export const letTextsFail = (page: Page, keys: readonly TextKey[]) =>
  page.addInitScript((mayFail) => {
    const parse = JSON.parse;
    const letFail = (group: Record<string, unknown>, name: string, key: string) => {
      const text = group[name];
      const get = () => {
        const { failing } = window as Window & { failing?: string[] };
        if (failing?.includes(key)) throw new Error(key);
        return text;
      };
      if (typeof text === "string") Object.defineProperty(group, name, { get, enumerable: true });
    };
    // The tables of texts come as JSON.
    JSON.parse = (json, reviver) => {
      const value = parse(json, reviver);
      for (const key of mayFail) {
        const [group = "", name = "", deeper] = key.split(".");
        if (!deeper && value?.[group]) letFail(value[group], name, key);
        if (deeper && value?.[group]?.[name]) letFail(value[group][name], deeper, key);
      }
      return value;
    };
  }, keys);

/** Lets the parts of the page fail that show these texts, the next time that they are rendered. */
export const failTexts = (page: Page, keys: readonly TextKey[]) =>
  page.evaluate((failing) => {
    Object.assign(window, { failing });
  }, keys);

/**
 * Serves the landing page with a change to its HTML.
 *
 * @param sent whether the build would have made and sent it so, and with it another policy
 */
export const alterLandingPage = (page: Page, change: (html: string) => string, sent = true) =>
  page.route(
    (url) => url.pathname === "/",
    async (route) => {
      const response = await route.fetch();
      const body = change(await response.text());
      const policy = { "content-security-policy": contentSecurityPolicy([body]) };
      const headers = { ...response.headers(), ...(sent && policy) };
      await route.fulfill({ response, headers, body });
    },
  );
