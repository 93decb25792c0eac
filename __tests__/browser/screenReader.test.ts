import type { Page } from "playwright-core";
import { defaultLanguage, type Language, languages } from "../../src/contract/languages";
import { linkedLegalPages } from "../../src/contract/legal";
import type { TextKey } from "../../src/language/text";
import { chooseLanguage } from "../support/browser/language";
import { recordLiveRegions } from "../support/browser/liveRegions";
import { openReadyPage } from "../support/browser/openPage";
import { breakSection, provokeFormErrors, sendForm } from "../support/browser/states";
import { markedTexts } from "../support/browser/visibleTexts";
import {
  allPaths,
  company,
  legalPage,
  pageMetadata,
  text,
  textKeys,
  unknownPath,
} from "../support/content";
import { isWrittenIn } from "../support/contentSource";
import { legalHeadings, legalSections } from "../support/legalOutline";

/** A node of the accessibility tree. */
type Part = {
  role: string;
  name: string;
  description: string;
  /** For example `level`, `live`, `invalid` and `focused`. */
  properties: Record<string, unknown>;
  /** The text of its descendants. */
  text: string;
};

/** @returns the nodes in reading order, without ignored ones */
async function accessibilityTree(page: Page): Promise<Part[]> {
  const session = await page.context().newCDPSession(page);
  const { nodes } = await session.send("Accessibility.getFullAXTree");
  await session.detach();
  const byId = new Map(nodes.map((node) => [node.nodeId, node]));

  const textOf = (id: string): string => {
    const node = byId.get(id);
    if (node?.role?.value === "StaticText") return String(node.name?.value ?? "");
    return (node?.childIds ?? []).map(textOf).join("");
  };
  const partsFrom = (id: string): Part[] => {
    const node = byId.get(id);
    const inside = (node?.childIds ?? []).flatMap(partsFrom);
    if (!node || node.ignored) return inside;
    const properties = (node.properties ?? []).map(({ name, value }) => [name, value.value]);
    const part = {
      role: String(node.role?.value),
      name: String(node.name?.value ?? ""),
      description: String(node.description?.value ?? ""),
      properties: Object.fromEntries(properties),
      text: textOf(id),
    };
    return [part, ...inside];
  };
  return partsFrom(nodes[0]?.nodeId ?? "");
}

const landmarks = [
  "banner",
  "navigation",
  "main",
  "region",
  "form",
  "contentinfo",
  "complementary",
];

/** @returns the text without soft hyphens */
const withoutHyphens = (words: string) => words.replaceAll("\u00AD", "");

/** @returns landmarks and headings as a screen reader lists them, of which a table's region is none */
const outline = async (page: Page, hasTables: boolean) =>
  (await accessibilityTree(page))
    .filter(({ role }) => role === "heading" || landmarks.includes(role))
    .filter(({ role }) => role !== "region" || !hasTables)
    .map(({ role, name, properties }) =>
      [role === "heading" ? `h${properties.level}` : role, withoutHyphens(name)].join(" ").trim(),
    );

const textsIn = (language: Language) => (key: TextKey) => text(language, key);

const around = (language: Language, content: readonly string[]) => {
  const t = textsIn(language);
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
  const t = textsIn(language);
  const titled = (title: string) => [`region ${title}`, `h2 ${title}`];
  const titlesIn = (group: string) =>
    textKeys
      .filter((key) => key.startsWith(`${group}.`) && key.endsWith(".title"))
      .map((key) => `h3 ${t(key)}`);
  return [
    `h1 ${t("hero.title")}`,
    ...titled(t("process.title")),
    ...titlesIn("process.steps"),
    ...titled(t("quality.title")),
    `h3 ${t("quality.positions.label")}`,
    ...titled(t("service.title")),
    ...titlesIn("service.cards"),
    ...titled(t("contact.title")),
    `h3 ${t("contact.expert.title")}`,
    `form ${t("contact.form.label")}`,
  ];
};

const legalOutline = (language: Language, slug: string) => {
  const { title } = legalPage(language, slug);
  const headings = legalHeadings(language, slug);
  return [
    `h1 ${withoutHyphens(title)}`,
    ...(legalSections(language, slug).length > 1
      ? [`navigation ${text(language, "legal.contents")}`]
      : []),
    ...headings.map(({ level, name }) => `h${level} ${withoutHyphens(name)}`),
  ];
};

const outlineOf = (language: Language, path: string) => {
  if (path === "/") return landingPage(language);
  if (path !== unknownPath) return legalOutline(language, path.slice(1));
  const message = text(language, "notFound.message");
  return [`region ${message}`, `h1 ${message}`];
};

/** Asserts that the `lang` attribute of every text names a language with that text. */
async function expectMarked(page: Page): Promise<void> {
  const texts = await markedTexts(page);
  expect([...new Set(texts.map(({ lang }) => lang))].sort()).toEqual([...languages].sort());
  const facts: unknown[] = [...Object.values(company), `${company.name} ${company.legalForm}`];
  for (const { lang, text: shown } of texts) {
    if (facts.includes(shown)) continue;
    const owners = languages.filter((each) => isWrittenIn(shown, each));
    if (owners.length > 0) expect([shown, owners]).toEqual([shown, expect.arrayContaining([lang])]);
  }
}

it.each(allPaths)("%s has the outline and the languages of its texts", async (path) => {
  const { page } = await openReadyPage(path);
  for (const language of languages) {
    await chooseLanguage(page, language);
    const isLegal = path !== "/" && path !== unknownPath;
    expect(await outline(page, isLegal)).toEqual(around(language, outlineOf(language, path)));
    await expectMarked(page);
  }
});

it("`lang` marks the languages in the message of a failed section", async () => {
  const { page } = await openReadyPage("/", { prepare: breakSection });
  for (const language of languages) {
    await chooseLanguage(page, language);
    await expectMarked(page);
  }
});

/** Waits until the announced title is removed. */
const titleRemoved = (page: Page) =>
  page.waitForFunction(() =>
    [...document.querySelectorAll("[role=status]")].every(({ textContent }) => !textContent),
  );

describe("a screen reader announces", () => {
  it("the error of each field, with the focus on the first, and the success", async () => {
    const { page } = await openReadyPage("/");
    await provokeFormErrors(page);

    const wrong = (name: "name" | "email" | "message") => ({
      name: text("bs", `contact.form.${name}`),
      description: [
        ...(name === "name" ? [] : [text("bs", `contact.form.${name}Hint`)]),
        text("bs", "contact.form.error"),
        text("bs", `contact.validation.${name}`),
      ].join(" "),
      invalid: "true",
      required: true,
      focused: name === "name",
    });
    const fields = (await accessibilityTree(page))
      .filter(({ role }) => role === "textbox")
      .map(({ name, description, properties: { invalid, required, focused = false } }) => ({
        name,
        description,
        invalid,
        required,
        focused,
      }));
    expect(fields).toEqual([
      wrong("name"),
      wrong("email"),
      {
        name: text("bs", "contact.form.phone"),
        description: "",
        invalid: "false",
        required: false,
        focused: false,
      },
      wrong("message"),
    ]);

    await chooseLanguage(page, "de");
    await sendForm(page, "de");
    const alerts = (await accessibilityTree(page))
      .filter((part) => part.role === "alert" && part.text !== "")
      .map((part) => [part.properties.live, part.text]);
    expect(alerts).toEqual([["assertive", text("de", "contact.success")]]);
    const alert = page.locator("[role=alert]").filter({ visible: true });
    expect(await alert.evaluate((element) => element.closest<HTMLElement>("[lang]")?.lang)).toBe(
      "de",
    );
  });

  it("the title of each next page in the chosen language alone, and then removes it", async () => {
    const { page } = await openReadyPage("/");
    const announcements = await recordLiveRegions(page);
    const expectAnnounced = async (lang: Language, path: string) =>
      expect(await announcements(1)).toEqual([{ lang, text: pageMetadata(lang, path).title }]);

    await chooseLanguage(page, "en");
    await expectAnnounced("en", "/");
    const legalPaths = linkedLegalPages.map((slug) => `/${slug}`).sort();
    for (const path of legalPaths) {
      await page.locator(`footer a[href="${path}"]`).click();
      await expectAnnounced("en", path);
    }
    await page.goBack();
    await expectAnnounced("en", legalPaths[1] ?? "");
    for (const language of languages) {
      await chooseLanguage(page, language);
      await expectAnnounced(language, legalPaths[1] ?? "");
    }
    await titleRemoved(page);
  });

  it("the title once when a language is chosen in the side menu", async () => {
    const { page } = await openReadyPage("/", { viewport: { width: 375, height: 720 } });
    const announcements = await recordLiveRegions(page);
    for (const lang of [...languages.slice(1), defaultLanguage]) {
      await chooseLanguage(page, lang);
      expect(await announcements(1)).toEqual([{ lang, text: pageMetadata(lang, "/").title }]);
      await titleRemoved(page);
    }
  });
});
