import type { Page } from "playwright-core";
import { chooseLanguage, headline } from "../support/browser/language";
import {
  expectNoIncidents,
  openReadyPage,
  requestedBy,
  siteOrigin,
} from "../support/browser/openPage";

const footerLink = (page: Page, slug: string) =>
  page.getByRole("contentinfo").locator(`a[href="/${slug}"]`);

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

it("a page whose data are lost is opened by the browser", async () => {
  const page = await openReadyPage("/");
  await page.route("**/page-data/**", (route) => route.fulfill({ status: 503 }));
  await footerLink(page, "gdpr").click();
  await page.waitForURL("**/gdpr", { waitUntil: "commit" });
  await headline(page, "Politika privatnosti").waitFor();
});
