import type { Page } from "playwright-core";
import { errorMessage } from "../support/browser/form";
import { alterLandingPage } from "../support/browser/interception";
import { chooseLanguage, headline } from "../support/browser/language";
import { hydrated, incidents, openPage, openReadyPage } from "../support/browser/openPage";
import { provokeFormErrors, sendForm } from "../support/browser/states";
import { textsInDocumentLanguage } from "../support/browser/visibleTexts";

const mark = "‹";

/** Changes every text as a browser's translation does, by moving it into new elements. */
const translateByBrowser = (page: Page) =>
  page.evaluate((sign) => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) {
      const text = walker.currentNode as Text;
      const isKept = text.parentElement?.closest("script, style, noscript, font, [translate=no]");
      if (!isKept && text.data.trim() !== "") texts.push(text);
    }
    for (const text of texts) {
      const outer = document.createElement("font");
      outer.append(document.createElement("font"));
      text.replaceWith(outer);
      outer.firstElementChild?.append(sign + text.data);
    }
  }, mark);

/** @returns the texts that the browser has translated and the site has not replaced */
const remaining = async (page: Page): Promise<string[]> =>
  (await textsInDocumentLanguage(page)).filter((text) => text.startsWith(mark));

/** What the site shows in every language, which React therefore does not replace. */
const facts =
  /Njega Plus|Service|Cookies|Navigated to|njegaplus|\+387|Sarajevo|Telefon|Kontakt|E-Mail|Zmaja|Amra|[\d+]/;

describe("a page that the browser has translated", () => {
  it("changes every text to the chosen language, navigates, goes back and sends the form", async () => {
    const page = await openReadyPage("/");
    const change = async (to: string) => {
      await translateByBrowser(page);
      expect(await remaining(page)).not.toEqual([]);
      await chooseLanguage(page, to);
      expect((await remaining(page)).filter((text) => !facts.test(text))).toEqual([]);
    };
    await change("de");
    await translateByBrowser(page);
    await page.locator("footer a[href='/gdpr']").click();
    await headline(page, "Datenschutz").waitFor();
    await change("en");
    await translateByBrowser(page);
    await page.goBack();
    await headline(page, "A care bed").waitFor();

    await provokeFormErrors(page, "en");
    await change("de");
    await errorMessage(page, "email", "de").waitFor();
    await sendForm(page, "de");
    await change("bs");
    await page.getByText("Hvala! Vaša poruka je poslana.").waitFor();
    expect(await incidents(page)).toEqual([expect.stringMatching(/^log: /)]);
  });
});

const address = "info@njegaplus.ba";

/** The script with which a CDN makes the addresses readable again that it has obfuscated. */
const decoder = `for (const span of document.querySelectorAll("[data-cfemail]")) {
  span.closest("a").href = "mailto:${address}";
  span.replaceWith("${address}");
}`;

it("a page whose addresses a CDN has obfuscated shows them before and after hydration", async () => {
  const span = '<span data-cfemail="2a4343">[email protected]</span>';
  const path = "/cdn-cgi/scripts/email-decode.min.js";
  let release = () => {};
  const late = new Promise<void>((resolve) => {
    release = resolve;
  });
  const page = await openPage("/", {
    prepare: async (each) => {
      await each.route("**/app-*.js", (route) => late.then(() => route.fallback()));
      await each.route(path, (route) =>
        route.fulfill({ contentType: "text/javascript", body: decoder }),
      );
      await alterLandingPage(
        each,
        (html) =>
          html
            .replaceAll(`href="mailto:${address}"`, 'href="/cdn-cgi/l/email-protection"')
            .replaceAll(`>${address}<`, `>${span}<`)
            .replace("</body>", `<script src="${path}"></script></body>`),
        false,
      );
    },
  });
  const links = page.getByRole("link", { name: address });
  const expectReadable = async () => {
    expect(await links.count()).toBeGreaterThan(1);
    const targets = await links.evaluateAll((all) => all.map((link) => link.getAttribute("href")));
    expect(new Set(targets)).toEqual(new Set([`mailto:${address}`]));
  };
  await expectReadable();
  release();
  await hydrated(page);
  await expectReadable();
  await chooseLanguage(page, "de");
  await expectReadable();
});
