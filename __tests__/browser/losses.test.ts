import type { Page } from "playwright-core";
import { chooseLanguage, headline } from "../support/browser/language";
import {
  expectNoIncidents,
  openPage,
  openReadyPage,
  requestedBy,
  siteOrigin,
} from "../support/browser/openPage";
import { readBuilt } from "../support/build";

const footerLink = (page: Page, slug: string) =>
  page.getByRole("contentinfo").locator(`a[href="/${slug}"]`);

it("a page whose data is lost three times becomes one without scripts before the limit of 20 seconds", async () => {
  const page = await openPage("/", {
    prepare: (each) => each.route("**/page-data/**", (route) => route.abort()),
  });
  await page.getByText("Bez JavaScripta").waitFor({ timeout: 15_000 });
  await footerLink(page, "imprint").click();
  await headline(page, "Impresum").waitFor();
});

it("the site works in a browser without any storage", async () => {
  const page = await openReadyPage("/", {
    prepare: (each) =>
      each.addInitScript(() => {
        const deny = () => {
          throw new DOMException("Access is denied for this document.", "SecurityError");
        };
        for (const name of ["localStorage", "sessionStorage", "indexedDB", "caches"]) {
          Object.defineProperty(window, name, { get: deny });
        }
        Object.defineProperty(document, "cookie", { get: deny, set: deny });
      }),
  });
  await chooseLanguage(page, "de");
  await footerLink(page, "gdpr").click();
  await headline(page, "Datenschutz").waitFor();
  await page.goBack();
  await headline(page, "Ein Pflegebett").waitFor();
  await expectNoIncidents(page);
});

it("a link that opens a new tab leaves the page and its language as they are", async () => {
  const page = await openReadyPage("/unknown");
  // The browser need not open the tab.
  await page.evaluate(() => addEventListener("click", (event) => event.preventDefault()));
  const home = page.getByRole("link", { name: "Zurück zur Startseite" });
  await home.click({ modifiers: ["ControlOrMeta"] });
  expect(await page.locator("html").getAttribute("lang")).toBe("bs");
  expect(page.url()).toBe(`${siteOrigin()}/unknown`);
  await home.click();
  await page.waitForURL("/");
});

it("a link to a file of the owner opens the file, without a look for a page of that name", async () => {
  const page = await openReadyPage("/imprint");
  await page.route("**/downloads/**", (route) =>
    route.fulfill({ contentType: "text/plain", body: "The contract" }),
  );
  const href = "/downloads/contract.txt?v=1";
  await page.evaluate((address) => {
    const link = Object.assign(document.createElement("a"), { href: address });
    link.textContent = "Ugovor";
    document.querySelector("article h2 + p")?.append(link);
  }, href);
  await page.getByRole("link", { name: "Ugovor" }).click();
  await page.getByText("The contract").waitFor();
  const requests = (await requestedBy(page)).filter((url) => url.includes("contract"));
  expect(requests).toEqual([siteOrigin() + href]);
  expect(page.url()).toBe(siteOrigin() + href);
});

describe("for the page of a pressed link", () => {
  /** Counts requests for it. The loader of Gatsby makes four when one fails, and the pointer another one. */
  const countRequests = (page: Page) => {
    const counted = { requests: 0 };
    page.on("request", (request) => {
      if (request.url().includes("/page-data/gdpr/")) counted.requests++;
    });
    return counted;
  };

  it("nothing is asked without a network, and the page comes as soon as there is one", async () => {
    const page = await openReadyPage("/");
    await chooseLanguage(page, "de");
    const counted = countRequests(page);
    await page.context().setOffline(true);
    await footerLink(page, "gdpr").click();
    await page.waitForTimeout(4000);
    expect(counted.requests).toBeLessThan(10);
    await page.context().setOffline(false);
    await headline(page, "Datenschutz").waitFor();
  });

  it("a server that refuses it is asked three times, then the browser opens the page", async () => {
    const page = await openReadyPage("/");
    const counted = countRequests(page);
    await page.route("**/page-data/**", (route) => route.fulfill({ status: 503 }));
    await footerLink(page, "gdpr").click();
    await page.waitForURL("**/gdpr", { waitUntil: "commit" });
    expect(counted.requests).toBeLessThan(20);
    await headline(page, "Politika privatnosti").waitFor();
  });

  it("a deploy that has renamed its template makes the browser open the page", async () => {
    const page = await openReadyPage("/");
    const file = "/page-data/gdpr/page-data.json";
    const json = JSON.parse(readBuilt(file.slice(1)));
    json.componentChunkName = "component---renamed";
    await page.route(`**${file}`, (route) => route.fulfill({ json }));
    await footerLink(page, "gdpr").click();
    await page.waitForURL("**/gdpr", { waitUntil: "commit" });
    await headline(page, "Politika privatnosti").waitFor();
  });
});
