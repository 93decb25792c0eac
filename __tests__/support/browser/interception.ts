import type { APIResponse, Page, Route } from "playwright-core";
import { contentSecurityPolicy } from "../../../src/delivery/contentSecurityPolicy";
import { waitUntil } from "../waitUntil";

/** The data of a page. Each test changes another part. */
type PageData = Awaited<ReturnType<APIResponse["json"]>>;

/** Serves the landing page with changed data. `change` modifies it in place. */
export const alterPageData = (page: Page, change: (data: PageData) => void) =>
  page.route("**/page-data/index/page-data.json", async (route) => {
    const response = await route.fetch();
    const json = await response.json();
    change(json.result.data);
    await route.fulfill({ response, json });
  });

/** Serves the landing page with a change to its HTML, and with the policy of a build with this change. */
export const alterLandingPage = (page: Page, change: (html: string) => string) =>
  page.route("/", async (route) => {
    const response = await route.fetch();
    const body = change(await response.text());
    const headers = {
      ...response.headers(),
      "content-security-policy": contentSecurityPolicy([body]),
    };
    await route.fulfill({ response, headers, body });
  });

/** Holds the requests whose route has `hold` as its handler. `next` waits for one, and gives it back to be answered. */
export function heldRequests() {
  const held: Route[] = [];
  return {
    hold: (route: Route) => void held.push(route),
    next: () => waitUntil("a request", async () => held.shift()),
  };
}
