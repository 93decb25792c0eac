import type { Page } from "playwright-core";
import { chooseLanguage, headline } from "../support/browser/language";
import {
  expectNoIncidents,
  openPage,
  openReadyPage,
  requestedBy,
  siteOrigin,
} from "../support/browser/openPage";
import { expectReadable } from "../support/browser/states";

const footerLink = (page: Page, slug: string) =>
  page.getByRole("contentinfo").locator(`a[href="/${slug}"]`);

it("a page whose data is lost stays readable, and its links open other pages", async () => {
  const page = await openPage("/", {
    prepare: (each) => each.route("**/page-data/**", (route) => route.abort()),
  });
  await page.waitForEvent("pageerror");
  await expectReadable(page, ["home", "process", "quality", "service", "contact"]);
  await footerLink(page, "imprint").click();
  await headline(page, "Impresum").waitFor();
  expect(page.url()).toBe(`${siteOrigin()}/imprint`);
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
  await page.evaluate(() => {
    const link = Object.assign(document.createElement("a"), { href: "/downloads/contract.txt" });
    link.textContent = "Ugovor";
    document.querySelector("article h2 + p")?.append(link);
  });
  await page.getByRole("link", { name: "Ugovor" }).click();
  await page.getByText("The contract").waitFor();
  const requests = (await requestedBy(page)).filter((url) => url.includes("contract"));
  expect(requests).toEqual([`${siteOrigin()}/downloads/contract.txt`]);
});
