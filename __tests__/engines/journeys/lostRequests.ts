import { setTimeout } from "node:timers/promises";
import type { Failure } from "../support/site";
import type { Visitor } from "../support/visitor";
import type { Journey } from ".";

const imprint = "/page-data/imprint/";
const landing = "/page-data/index/";
const build = "/page-data/app-data.json";
const template = "/component---src-templates";

const headline = (name: string) => ({ role: "heading", name });
const footerLink = (name: string) => ({ role: "link", name, within: "contentinfo" });
const headerLink = (name: string) => ({ role: "link", name, within: "banner" });
const phoneLink = { role: "link", name: "412 907", within: "contentinfo" };

const failures: Failure[] = ["refused", "unavailable", "answered by a captive portal"];

const isBusy = () => document.querySelector("a[aria-busy=true]") !== null;

/** Moves the pointer over it or the focus to it, upon which Gatsby loads its page. */
const reachesFor = (visitor: Visitor, path: string) =>
  visitor.evaluate((address) => {
    const link = document.querySelector(`footer a[href="${address}"]`);
    link?.dispatchEvent(new MouseEvent("mouseover", { bubbles: true }));
  }, path);

export const lostRequests = ({ arrive, site }: Journey) => {
  describe.each([imprint, build, template])("when %s is lost", (path) => {
    it.each(failures)(
      "%s, the page comes as soon as it can, in the chosen language",
      async (how) => {
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
  });

  it("a section whose page was lost under the pointer is reached in the chosen language", async () => {
    const visitor = await arrive("/imprint");
    await visitor.chooseLanguage("en");
    for (const how of failures) {
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
    await visitor.page.goBack();
    await visitor.sees(headline("Krevet za njegu"));
  });

  it("a call while a page loads keeps it from nobody", async () => {
    const visitor = await arrive("/");
    // Where there is no telephone, a browser would ask what to do with the number.
    await visitor.evaluate(() => {
      addEventListener("click", (event) => {
        if ((event.target as Element).closest("[href^=tel]")) event.preventDefault();
      });
    });
    site().delay(imprint, 1500);
    await visitor.press(footerLink("Impresum"));
    await visitor.waitFor(isBusy);
    await visitor.press(phoneLink);
    await visitor.sees(headline("Impresum"));
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
