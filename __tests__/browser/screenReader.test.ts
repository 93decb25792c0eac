import type { Page } from "playwright-core";
import { type Language, languages } from "../../src/contract/languages";
import { accessibilityTree } from "../support/browser/accessibilityTree";
import { chooseLanguage } from "../support/browser/language";
import { openReadyPage } from "../support/browser/openPage";
import { breakSection, provokeFormErrors, sendForm } from "../support/browser/states";
import {
  legalPage,
  legalSlugs,
  pageMetadata,
  text,
  textKeys,
  unknownPath,
} from "../support/content";

const landmarks = [
  "banner",
  "navigation",
  "main",
  "region",
  "form",
  "contentinfo",
  "complementary",
];

/** The words without the places where they may break. */
const withoutHyphens = (words: string) => words.replaceAll("\u00AD", "");

/** Landmarks and headlines as a screen reader lists them. */
const outline = async (page: Page) =>
  (await accessibilityTree(page))
    .filter(({ role }) => role === "heading" || landmarks.includes(role))
    .map(({ role, name, properties }) =>
      [role === "heading" ? `h${properties.level}` : role, withoutHyphens(name)].join(" ").trim(),
    );

const around = (language: Language, content: readonly string[]) => {
  const t = (key: Parameters<typeof text>[1]) => text(language, key);
  return [
    "banner",
    `navigation ${t("header.navigation")}`,
    "main",
    ...content,
    "contentinfo",
    `h2 ${t("footer.service.title")}`,
    `h2 ${t("footer.provider.title")}`,
    `h2 ${t("footer.contact.title")}`,
    `navigation ${t("footer.legal")}`,
  ];
};

const landingPage = (language: Language) => {
  const t = (key: Parameters<typeof text>[1]) => text(language, key);
  const titled = (title: string) => [`region ${title}`, `h2 ${title}`];
  return [
    `h1 ${t("hero.title")}`,
    ...titled(t("process.title")),
    `h3 ${t("process.steps.talk.title")}`,
    `h3 ${t("process.steps.delivery.title")}`,
    `h3 ${t("process.steps.demonstration.title")}`,
    `h3 ${t("process.steps.payment.title")}`,
    ...titled(t("quality.title")),
    `h3 ${t("quality.positions.label")}`,
    ...titled(t("service.title")),
    `h3 ${t("service.cards.delivery.title")}`,
    `h3 ${t("service.cards.demonstration.title")}`,
    `h3 ${t("service.cards.payment.title")}`,
    `h3 ${t("service.cards.pickup.title")}`,
    ...titled(t("contact.title")),
    `h3 ${t("contact.expert.title")}`,
    `form ${t("contact.form.label")}`,
  ];
};

const legalOutline = (language: Language, slug: string) => {
  const { title, headlines } = legalPage(language, slug);
  return [
    `h1 ${withoutHyphens(title)}`,
    ...(headlines.length > 1 ? [`navigation ${text(language, "legal.contents")}`] : []),
    ...headlines.map((headline) => `h2 ${withoutHyphens(headline)}`),
  ];
};

describe.each(languages)("the outline in %s", (language) => {
  it("of the landing page names its sections", async () => {
    const { page } = await openReadyPage("/");
    await chooseLanguage(page, language);

    expect(await outline(page)).toEqual(around(language, landingPage(language)));
  });

  it.each(legalSlugs)("of /%s is that of its text", async (slug) => {
    const { page } = await openReadyPage(`/${slug}`);
    await chooseLanguage(page, language);

    expect(await outline(page)).toEqual(around(language, legalOutline(language, slug)));
  });

  it("of the not-found page is its message", async () => {
    const { page } = await openReadyPage(unknownPath);
    await chooseLanguage(page, language);

    const message = text(language, "notFound.message");
    expect(await outline(page)).toEqual(around(language, [`region ${message}`, `h1 ${message}`]));
  });
});

/** The language in which a screen reader says the element with this role. */
const languageSaid = (page: Page, role: "alert" | "status") =>
  page
    .locator(`[role=${role}]`)
    .filter({ visible: true })
    .evaluate((element) => element.closest<HTMLElement>("[lang]")?.lang);

const announced = async (page: Page, role: string) =>
  (await accessibilityTree(page))
    .filter((part) => part.role === role && part.text !== "")
    .map((part) => [part.properties.live, part.text]);

const statusSays = (page: Page, title: string) =>
  page.waitForFunction(
    (expected) => document.querySelector("[role=status]")?.textContent === expected,
    title,
  );

describe.each(languages)("a screen reader is told in %s", (language) => {
  it("that the message is sent", async () => {
    const { page } = await openReadyPage("/");
    await chooseLanguage(page, language);
    await sendForm(page, language);

    expect(await announced(page, "alert")).toEqual([
      ["assertive", text(language, "contact.success")],
    ]);
    expect(await languageSaid(page, "alert")).toBe(language);
  });

  it("what is wrong with the field that has the focus", async () => {
    const { page } = await openReadyPage("/");
    await chooseLanguage(page, language);
    await provokeFormErrors(page, language);

    const focused = (await accessibilityTree(page)).filter(
      ({ role, properties }) => properties.focused && role === "textbox",
    );
    const message = text(language, "contact.validation.name");
    expect(focused).toEqual([
      expect.objectContaining({
        name: text(language, "contact.form.name"),
        description: `${text(language, "contact.form.error")} ${message}`,
        properties: expect.objectContaining({ invalid: "true", required: true }),
      }),
    ]);
  });

  it("that another page is shown, and the title of every one that follows", async () => {
    const { page } = await openReadyPage("/");
    await chooseLanguage(page, language);
    for (const path of ["/imprint", "/gdpr", "/terms-of-service"]) {
      await page.locator(`footer a[href="${path}"]`).click();
      const { title } = pageMetadata(language, path);
      await statusSays(page, title);
      expect(await announced(page, "status")).toEqual([["polite", title]]);
    }
    await page.goBack();

    await statusSays(page, pageMetadata(language, "/gdpr").title);
    expect(await languageSaid(page, "status")).toBe(language);
  });

  it("that the page is in this language now", async () => {
    const { page } = await openReadyPage("/");
    await page.locator("footer a[href='/gdpr']").click();
    await statusSays(page, pageMetadata("bs", "/gdpr").title);
    for (const other of languages.filter((each) => each !== language)) {
      await chooseLanguage(page, other);
    }
    await chooseLanguage(page, language);

    await statusSays(page, pageMetadata(language, "/gdpr").title);
  });
});

/** The texts that the page marks as being in a language, by that language. */
const markedTexts = (page: Page): Promise<[lang: string, text: string][]> =>
  page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: [string, string][] = [];
    while (walker.nextNode()) {
      const { parentElement, nodeValue } = walker.currentNode;
      const marked = parentElement?.closest<HTMLElement>("[lang]");
      const text = parentElement?.closest("script, style, noscript") ? "" : nodeValue?.trim();
      if (marked && text) texts.push([marked.lang, text]);
    }
    return texts;
  });

describe("a text in another language than the page's", () => {
  it.each(["/", "/gdpr", unknownPath, "with a failed section"])(
    "is marked so on the page %s",
    async (path) => {
      const isBroken = !path.startsWith("/");
      const { page } = await openReadyPage(isBroken ? "/" : path, {
        prepare: async (each) => isBroken && breakSection(each),
      });
      for (const language of languages) {
        await chooseLanguage(page, language);
        const texts = await markedTexts(page);
        const marks = new Set(texts.map(([lang]) => lang));
        expect([...marks].sort()).toEqual([...languages].sort());
        for (const [lang, shown] of texts) {
          const owners = languages.filter((each) =>
            textKeys.some((key) => text(each, key) === shown),
          );
          if (owners.length > 0)
            expect([shown, owners]).toEqual([shown, expect.arrayContaining([lang])]);
        }
      }
    },
  );
});
