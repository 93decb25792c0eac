import type { APIResponse, Page } from "playwright-core";
import { contentSecurityPolicy } from "../../../src/delivery/contentSecurityPolicy";

/** The data of a page. Each test changes another part. */
type PageData = Awaited<ReturnType<APIResponse["json"]>>;

/**
 * Serves a page with changed data.
 *
 * @param name the name of the page in the build, such as `index`
 * @param change modifies the data in place
 */
export const alterPageData = (page: Page, name: string, change: (data: PageData) => void) =>
  page.route(`**/page-data/${name}/page-data.json`, async (route) => {
    const response = await route.fetch();
    const json = await response.json();
    change(json.result.data);
    await route.fulfill({ response, json });
  });

/**
 * Serves the landing page with a change to its HTML.
 *
 * @param isBuilt whether to serve the policy of a build with this change
 */
export const alterLandingPage = (page: Page, change: (html: string) => string, isBuilt = true) =>
  page.route("/", async (route) => {
    const response = await route.fetch();
    const body = change(await response.text());
    const policy = { "content-security-policy": contentSecurityPolicy([body]) };
    const headers = { ...response.headers(), ...(isBuilt && policy) };
    await route.fulfill({ response, headers, body });
  });
