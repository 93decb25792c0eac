import type { Page } from "playwright-core";
import { type Language, languages } from "../../src/contract/languages";
import { errorMessage } from "../support/browser/form";
import { chooseLanguage, headline } from "../support/browser/language";
import {
  expectNoIncidents,
  incidents,
  openPage,
  openReadyPage,
  scriptsReady,
} from "../support/browser/openPage";
import { provokeFormErrors, sendForm } from "../support/browser/states";
import { textsInDocumentLanguage } from "../support/browser/visibleTexts";
import { text, textKeys } from "../support/content";

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

/** @returns the texts that differ from those of every other language */
const ownTexts = (language: Language) => {
  const others = languages.filter((other) => other !== language);
  return textKeys
    .filter((key) => others.every((other) => text(other, key) !== text(language, key)))
    .map((key) => text(language, key));
};

/** @returns the translated texts that the page still shows of a language */
async function remaining(page: Page, language: Language): Promise<string[]> {
  const own = ownTexts(language);
  const texts = await textsInDocumentLanguage(page);
  return texts.filter((each) => each.startsWith(mark) && own.includes(each.slice(mark.length)));
}

/** React's error for HTML that differs from its output. React then renders the page again. */
const hydrationError = /^uncaught: Minified React error #418/;

describe("a page that the browser has translated", () => {
  it("changes every text to the chosen language, navigates, goes back and sends the form", async () => {
    const page = await openReadyPage("/");
    const change = async (from: Language, to: Language) => {
      await translateByBrowser(page);
      expect(await remaining(page, from)).not.toEqual([]);
      await chooseLanguage(page, to);
      expect(await remaining(page, from)).toEqual([]);
    };
    await change("bs", "de");
    await translateByBrowser(page);
    await page.locator("footer a[href='/gdpr']").click();
    await headline(page, "de", "/gdpr").waitFor();
    await change("de", "en");
    await translateByBrowser(page);
    await page.goBack();
    await headline(page, "en", "/").waitFor();

    await provokeFormErrors(page, "en");
    await change("en", "de");
    await errorMessage(page, "email", "de").waitFor();
    await sendForm(page, "de");
    await change("de", "bs");
    await page.getByText(text("bs", "contact.success")).waitFor();
    expect(await incidents(page)).toEqual([expect.stringMatching(/^log: /)]);
  });

  it("hydrates when it was translated before hydration", async () => {
    const page = await openPage("/");
    await translateByBrowser(page);
    await scriptsReady(page);
    await chooseLanguage(page, "de");

    await headline(page, "de", "/").waitFor();
    await provokeFormErrors(page, "de");
    await expectNoIncidents(page, [hydrationError]);
  });
});

/** Adds elements where extensions do: at the start of the page and of main, and around the fields. */
const addForeignElements = (page: Page) =>
  page.evaluate(() => {
    const foreign = () => Object.assign(document.createElement("div"), { hidden: true });
    document.documentElement.setAttribute("data-extension", "");
    document.body.prepend(foreign());
    document.querySelector("main")?.prepend(foreign());
    for (const field of document.querySelectorAll("input, textarea")) {
      field.setAttribute("data-extension", "");
      field.before(foreign());
      field.after(foreign());
    }
  });

it("a page works when a browser extension adds elements before hydration", async () => {
  const page = await openPage("/");
  await addForeignElements(page);
  await scriptsReady(page);
  await provokeFormErrors(page);
  await chooseLanguage(page, "de");
  await sendForm(page, "de");

  await expectNoIncidents(page, [/^log: /, hydrationError]);
});
