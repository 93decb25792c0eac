import { setTimeout } from "node:timers/promises";
import type { Visitor } from "../support/visitor";
import type { Journey } from ".";
import { footerLink, headerLink, headline } from "./targets";

const imprint = "/page-data/imprint/";
const landing = "/page-data/index/";
const build = "/page-data/app-data.json";
const template = "/component---src-templates";

const isBusy = () => document.querySelector("a[aria-busy=true]") !== null;

const busyLinks = () =>
  [...document.querySelectorAll("a[aria-busy=true]")].map(({ textContent }) => textContent);

/** Moves the pointer over it or the focus to it, upon which Gatsby loads its page. */
const reachesFor = (visitor: Visitor, path: string) =>
  visitor.evaluate((address) => {
    const link = document.querySelector(`footer a[href="${address}"]`);
    link?.dispatchEvent(new MouseEvent("mouseover", { bubbles: true }));
  }, path);

export const lostRequests = ({ arrive, site }: Journey) => {
  it.each([
    [imprint, "answered by a captive portal"],
    [build, "unavailable"],
    [template, "refused"],
  ] as const)(
    "when %s is lost, %s, the page comes as soon as it can, in the chosen language",
    async (path, how) => {
      const visitor = await arrive("/");
      await visitor.chooseLanguage("de");
      site().fail(path, how);
      // Once over the link, and once at the press.
      await reachesFor(visitor, "/imprint");
      await setTimeout(300);
      await visitor.press(footerLink("Impressum"));
      await setTimeout(300);
      site().fail(path);
      await visitor.sees(headline("Impressum"));
      await visitor.reads("de");
      expect(await visitor.evaluate(() => location.pathname)).toBe("/imprint");
    },
  );

  it("a section whose page was lost under the pointer is reached in the chosen language", async () => {
    const visitor = await arrive("/imprint");
    await visitor.chooseLanguage("en");
    for (const how of ["refused", "unavailable", "answered by a captive portal"] as const) {
      site().fail(landing, how);
      await visitor.press(headerLink("Service"));
      await setTimeout(500);
      site().fail(landing);
      await visitor.reaches("service");
      await visitor.reads("en");
      await visitor.page.goBack();
      await visitor.sees(headline("Legal notice"));
    }
  });

  it("a page that never comes is opened by the browser at a second press", async () => {
    const visitor = await arrive("/");
    site().fail(imprint, "never answered");
    await visitor.press(footerLink("Impresum"));
    await visitor.waitFor(isBusy);
    expect(await visitor.evaluate(() => location.pathname)).toBe("/");
    await visitor.press(footerLink("Impresum"));
    await visitor.waitFor(() => location.pathname === "/imprint");
    await visitor.sees(headline("Impresum"));
  });

  it("a page that never comes keeps no other page away", async () => {
    const visitor = await arrive("/");
    site().fail(imprint, "never answered");
    await visitor.press(footerLink("Impresum"));
    await visitor.waitFor(isBusy);
    await visitor.press(footerLink("Politika privatnosti"));
    await visitor.sees(headline("Politika privatnosti"));
    expect(await visitor.evaluate(isBusy)).toBe(false);
    // It does not become a page without scripts.
    await visitor.sees({ role: "button", name: "Deutsch" });
    await visitor.page.goBack();
    await visitor.sees(headline("Krevet za njegu"));
  });

  it("while a page loads, a call, a file, a download and another tab keep it from nobody", async () => {
    const visitor = await arrive("/gdpr");
    await visitor.evaluate(() => {
      const paragraph = document.querySelector("article p");
      const add = (textContent: string, attributes: Partial<HTMLAnchorElement>) =>
        paragraph?.append(
          Object.assign(document.createElement("a"), { textContent, ...attributes }),
        );
      add("Poziv", { href: "tel:+38733412907" });
      add("Cijene", { href: "/prices.pdf#page=2" });
      add("Preuzimanje", { href: "/imprint", download: "imprint.html" });
      add("Kartica", { href: "/terms-of-service", target: "_blank" });
      // The browser need not open them.
      addEventListener("click", (event) => {
        if ((event.target as Element).closest("article")) event.preventDefault();
      });
    });
    site().delay(imprint, 3000);
    await visitor.press(footerLink("Impresum"));
    for (const name of ["Poziv", "Cijene", "Preuzimanje", "Kartica"]) {
      await visitor.press({ role: "link", name, within: "article" });
    }
    await visitor.waitFor(isBusy);
    expect(await visitor.evaluate(busyLinks)).toEqual(["Impresum"]);
    await visitor.sees(headline("Impresum"));
  });

  it("a link is marked a second after its own press, whatever was pressed before", async () => {
    const visitor = await arrive("/");
    for (const path of [imprint, "/page-data/gdpr/"]) site().fail(path, "never answered");
    await visitor.evaluate(() => {
      const press = (path: string) =>
        document.querySelector<HTMLElement>(`footer a[href="${path}"]`)?.click();
      press("/imprint");
      window.setTimeout(press, 800, "/gdpr");
      window.setTimeout(() => {
        document.title = `${document.querySelectorAll("a[aria-busy]").length} busy`;
      }, 1400);
    });
    await visitor.waitFor(() => document.title === "0 busy");
    await visitor.waitFor(isBusy);
    expect(await visitor.evaluate(busyLinks)).toEqual(["Politika privatnosti"]);
  });

  it("scripts of others may navigate", async () => {
    const visitor = await arrive("/");
    await visitor.evaluate(() => {
      (window as typeof window & { ___navigate(path: string): void }).___navigate("/imprint");
    });
    await visitor.sees(headline("Impresum"));
    await visitor.evaluate(() => {
      history.pushState(null, "", "?foreign");
      return location.search;
    });
    expect(await visitor.evaluate(() => location.search)).toBe("?foreign");
    await visitor.press(footerLink("Politika privatnosti"));
    await visitor.sees(headline("Politika privatnosti"));
  });
};
