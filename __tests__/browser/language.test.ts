import type { Page } from "playwright-core";
import { type Language, languages } from "../../src/contract/languages";
import { isInView } from "../support/browser/elements";
import { formReady } from "../support/browser/form";
import { headline } from "../support/browser/headline";
import { alterPageData } from "../support/browser/interception";
import { chooseLanguage, documentLanguage, languageButton } from "../support/browser/language";
import {
  expectNothingStored,
  expectQuiet,
  openReadyPage,
  scriptsReady,
} from "../support/browser/openPage";
import { textsInDocumentLanguage } from "../support/browser/visibleTexts";
import { legalPage, legalSlugs, pageMetadata, pagePaths, text, textKeys } from "../support/content";

const description = (page: Page) => page.locator("meta[name=description]").getAttribute("content");

const scrollTop = (page: Page) => page.evaluate(() => Math.round(window.scrollY));

const shownKeys = (texts: readonly string[], language: Language) =>
  textKeys.filter((key) => texts.includes(text(language, key)));

describe("a change of language", () => {
  it.each(pagePaths)("changes every text of %s", async (path) => {
    const { page } = await openReadyPage(path);
    if (path === "/") await formReady(page);
    const keys = shownKeys(await textsInDocumentLanguage(page), "bs");
    expect(keys.length).toBeGreaterThan(15);

    for (const language of ["de", "en", "bs"] as const) {
      await chooseLanguage(page, language);
      const texts = await textsInDocumentLanguage(page);
      const expected = keys.map((key) => text(language, key));
      expect(expected.filter((each) => !texts.includes(each))).toEqual([]);
      const foreign = languages
        .filter((other) => other !== language)
        .flatMap((other) => textKeys.map((key) => text(other, key)))
        .filter((each) => !textKeys.some((key) => text(language, key) === each));
      expect(texts.filter((each) => foreign.includes(each))).toEqual([]);
    }
  });

  it.each(pagePaths)("changes language, title and description of %s", async (path) => {
    const { page } = await openReadyPage(path);

    for (const language of ["en", "de", "bs"] as const) {
      await chooseLanguage(page, language);
      expect(await page.title()).toBe(pageMetadata(language, path).title);
      expect(await description(page)).toBe(pageMetadata(language, path).description);
    }
  });

  it.each(legalSlugs)("changes the document at /%s", async (slug) => {
    const { page } = await openReadyPage(`/${slug}`);

    for (const language of ["en", "de", "bs"] as const) {
      await chooseLanguage(page, language);
      const { title, headlines } = legalPage(language, slug);
      expect(await page.locator("main :is(h1, h2):not(nav *)").allTextContents()).toEqual([
        title,
        ...headlines,
      ]);
    }
  });

  it("shows no two languages at a time", async () => {
    const { page } = await openReadyPage("/");
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
    await chooseLanguage(page, "de");

    expect(await pairs).toEqual(
      (["bs", "de"] as const).map((language) =>
        [text(language, "hero.title"), text(language, "footer.service.title")].join("|"),
      ),
    );
  });

  it("keeps the focus and what was typed", async () => {
    const { page } = await openReadyPage("/");
    await page.getByLabel(text("bs", "contact.form.name")).fill("Amra");
    await page.getByLabel(text("bs", "contact.form.message")).fill("kratko");
    await languageButton(page, "de").focus();
    await page.keyboard.press("Enter");
    await page.waitForFunction(() => document.documentElement.lang === "de");

    expect(await page.getByLabel(text("de", "contact.form.name")).inputValue()).toBe("Amra");
    expect(await page.getByLabel(text("de", "contact.form.message")).inputValue()).toBe("kratko");
    expect(await languageButton(page, "de").evaluate((it) => it === document.activeElement)).toBe(
      true,
    );
  });

  it("keeps the place on the page", async () => {
    const { page } = await openReadyPage("/");
    // The words of the languages differ in length: what was in view must stay in view.
    const title = (language: Language) => page.getByText(text(language, "contact.title")).last();
    await page.locator("#contact").evaluate((section) => section.scrollIntoView());
    const before = await scrollTop(page);
    await chooseLanguage(page, "de");

    expect(before).toBeGreaterThan(1000);
    expect(Math.abs((await scrollTop(page)) - before)).toBeLessThan(400);
    expect(await isInView(title("de"))).toBe(true);
  });

  it("survives anchors, pages reached by links, and Back", async () => {
    const visit = await openReadyPage("/");
    const { page } = visit;
    await chooseLanguage(page, "de");

    await page
      .getByRole("banner")
      .getByRole("link", { name: text("de", "nav.quality") })
      .click();
    await page.waitForURL("**/#quality");
    expect(await headline(page, "de", "/").isVisible()).toBe(true);

    await page
      .getByRole("contentinfo")
      .getByRole("link", { name: text("de", "footer.gdpr") })
      .click();
    await headline(page, "de", "/gdpr").waitFor();
    expect(await page.title()).toBe(pageMetadata("de", "/gdpr").title);
    expect(await description(page)).toBe(legalPage("de", "gdpr").description);
    expect(await documentLanguage(page)).toBe("de");

    await page.goBack();
    await headline(page, "de", "/").waitFor();
    expect(await page.title()).toBe(text("de", "home.title"));
    expect(await documentLanguage(page)).toBe("de");

    await page.goForward();
    await headline(page, "de", "/gdpr").waitFor();
    await expectQuiet(visit);
    await expectNothingStored(visit);
  });

  it("leaves no moment in which the document has no language", async () => {
    const { page } = await openReadyPage("/");
    await chooseLanguage(page, "de");
    await page.evaluate(() => {
      const seen: string[] = [];
      Object.assign(window, { seen });
      new MutationObserver((changes) => {
        seen.push(...changes.map(({ oldValue }) => oldValue ?? ""));
      }).observe(document.documentElement, { attributeFilter: ["lang"], attributeOldValue: true });
    });

    for (const slug of ["gdpr", "imprint"]) {
      await page.getByRole("contentinfo").locator(`a[href="/${slug}"]`).click();
      await headline(page, "de", `/${slug}`).waitFor();
    }
    await page.goBack();
    await headline(page, "de", "/gdpr").waitFor();
    await chooseLanguage(page, "en");
    const seen = await page.evaluate(() => (window as Window & { seen?: string[] }).seen);

    expect(seen).toEqual(expect.arrayContaining(["de"]));
    expect(new Set(seen)).toEqual(new Set(["de"]));
  });

  it("leaves the address alone and is forgotten by a reload", async () => {
    const visit = await openReadyPage("/imprint");
    const { page } = visit;
    const place = () => page.evaluate(() => [location.href, history.length]);
    const before = await place();
    await chooseLanguage(page, "en");
    expect(await place()).toEqual(before);

    await page.reload();
    await scriptsReady(page);
    await headline(page, "bs", "/imprint").waitFor();
    expect(await documentLanguage(page)).toBe("bs");
    expect(await page.title()).toBe(pageMetadata("bs", "/imprint").title);
    await expectNothingStored(visit);
  });

  it("does not follow the language of the browser", async () => {
    const { page } = await openReadyPage("/", { locale: "de-DE" });

    expect(await documentLanguage(page)).toBe("bs");
    expect(await headline(page, "bs", "/").isVisible()).toBe(true);
  });
});

type Edge = { node: { language: string; data: string } };

describe("a text that is missing in one language", () => {
  it("shows its key in that language and warns once", async () => {
    const visit = await openReadyPage("/", {
      prepare: (page) =>
        alterPageData(page, "index", ({ result }) => {
          const { edges } = result.data.locales;
          const { node } = edges.find((edge: Edge) => edge.node.language === "de");
          const table = JSON.parse(node.data);
          delete table.hero.text;
          node.data = JSON.stringify(table);
        }),
    });
    const { page } = visit;
    await expectQuiet(visit);
    await chooseLanguage(page, "de");
    await page.getByText("hero.text", { exact: true }).waitFor();
    await chooseLanguage(page, "en");
    await page.getByText(text("en", "hero.text")).waitFor();
    await chooseLanguage(page, "de");

    expect(visit.incidents).toEqual([expect.stringMatching(/^warning: .*hero\.text.*de/)]);
  });
});
