import type { Page } from "playwright-core";
import { defaultLanguage, type Language, languages } from "../../src/contract/languages";
import type { TextKey } from "../../src/language/text";
import { hasFocus } from "../support/browser/elements";
import { field, fieldValues } from "../support/browser/form";
import { alterPageData } from "../support/browser/interception";
import { chooseLanguage, languageButton, languageName } from "../support/browser/language";
import {
  expectNoIncidents,
  expectNothingStored,
  incidents,
  openReadyPage,
} from "../support/browser/openPage";
import { textsInDocumentLanguage } from "../support/browser/visibleTexts";
import { pageMetadata, pagePaths, text, textKeys } from "../support/content";
import { isWrittenIn } from "../support/legalOutline";

const metadataOf = async (page: Page) => ({
  title: await page.title(),
  description: await page.locator("meta[name=description]").getAttribute("content"),
});

const shownKeys = (texts: readonly string[], language: Language) =>
  textKeys.filter((key) => texts.includes(text(language, key)));

/** The visible switcher, by its name in the language of the page. */
const switcher = (page: Page, language: Language) =>
  page.getByRole("group", { name: text(language, "language.label"), exact: true }).visible();

/** @returns its languages in order, and whether each is marked as the current one */
const offered = (page: Page, language: Language) =>
  switcher(page, language)
    .getByRole("button")
    .evaluateAll((buttons: HTMLElement[]) =>
      buttons.map(({ lang, ariaPressed }) => [lang, ariaPressed]),
    );

describe("a change of language", () => {
  it.each(pagePaths)("changes every text of %s and of its head", async (path) => {
    const page = await openReadyPage(path, { locale: "de-DE" });
    expect(await page.locator("html").getAttribute("lang")).toBe("bs");
    const keys = shownKeys(await textsInDocumentLanguage(page), "bs");
    expect(keys.length).toBeGreaterThan(15);
    for (const language of languages) {
      const name = languageName(language);
      await switcher(page, "bs").getByRole("button", { name }).waitFor();
    }

    for (const language of [...languages.slice(1), defaultLanguage]) {
      await chooseLanguage(page, language);
      expect(await offered(page, language)).toEqual(
        languages.map((each) => [each, `${each === language}`]),
      );
      const texts = await textsInDocumentLanguage(page);
      // Keys may have the same text in one language and not in another; one of them is shown.
      const alike = (key: TextKey) => keys.filter((each) => text("bs", each) === text("bs", key));
      const isShown = (key: TextKey) => texts.includes(text(language, key));
      expect(keys.filter((key) => !alike(key).some(isShown))).toEqual([]);
      const foreign = languages
        .filter((other) => other !== language)
        .flatMap((other) => textKeys.map((key) => text(other, key)))
        .filter((each) => !isWrittenIn(each, language));
      expect(texts.filter((each) => foreign.includes(each))).toEqual([]);
      expect(await metadataOf(page)).toEqual(pageMetadata(language, path));
    }
    await expectNoIncidents(page);
    await expectNothingStored(page);
  });

  it("shows one language at a time, and keeps the focus and what was typed", async () => {
    const page = await openReadyPage("/");
    await field(page, "name").fill("Amra");
    await field(page, "message").fill("kratko");
    const pairs = page.evaluate(
      () =>
        new Promise<string[]>((done) => {
          const seen = new Set<string>();
          const look = () => {
            const title = document.querySelector("h1")?.textContent;
            seen.add([title, document.querySelector("footer h2")?.textContent].join("|"));
            if (seen.size > 1 && document.documentElement.lang === "de") done([...seen]);
            else requestAnimationFrame(look);
          };
          look();
        }),
    );
    await languageButton(page, "de").focus();
    await page.keyboard.press("Enter");

    expect(await pairs).toEqual(
      (["bs", "de"] as const).map((language) =>
        [text(language, "hero.title"), text(language, "footer.service.title")].join("|"),
      ),
    );
    expect(await fieldValues(page, "de")).toEqual(["Amra", "", "", "kratko"]);
    expect(await hasFocus(languageButton(page, "de"))).toBe(true);
  });
});

it("a change of language keeps the place to which the page has scrolled since the press", async () => {
  const page = await openReadyPage("/#quality");
  await page.waitForFunction(() => scrollY > 0);
  const top = () => page.locator("#quality h2").evaluate((it) => it.getBoundingClientRect().top);
  const before = await top();
  await languageButton(page, "de").evaluate((button: HTMLElement) => {
    // React renders a frame after the one that reports the scroll.
    const post = MessagePort.prototype.postMessage;
    MessagePort.prototype.postMessage = function (...message: [unknown]) {
      requestAnimationFrame(() => requestAnimationFrame(() => post.apply(this, message)));
    };
    button.click();
    window.scrollBy(0, 300);
  });
  await page.waitForFunction(() => document.documentElement.lang === "de");
  expect(Math.abs(before - 300 - (await top()))).toBeLessThan(100);
});

it("a text that is missing in one language shows its key there alone, and warns once", async () => {
  const page = await openReadyPage("/", {
    prepare: (each) =>
      alterPageData(each, "index", ({ locales }) => {
        for (const { node } of locales.edges) {
          const table = JSON.parse(node.data);
          if (node.language === "de") delete table.hero.text;
          node.data = JSON.stringify(table);
        }
      }),
  });
  for (const language of ["de", "bs", "de"] as const) {
    await chooseLanguage(page, language);
    const shown = language === "de" ? "hero.text" : text(language, "hero.text");
    await page.getByRole("main").getByText(shown, { exact: true }).waitFor();
  }
  expect(await incidents(page)).toEqual([expect.stringMatching(/^warning: .*hero\.text.*de/)]);
});
