import type { Page } from "playwright-core";
import { type Language, languages } from "../../src/contract/languages";
import { linkedLegalPages } from "../../src/contract/legal";
import { chooseLanguage } from "../support/browser/language";
import { recordLiveRegions } from "../support/browser/liveRegions";
import { openReadyPage } from "../support/browser/openPage";
import { breakSection, provokeFormErrors, sendForm } from "../support/browser/states";
import { markedTexts } from "../support/browser/visibleTexts";
import {
  company,
  legalPage,
  pageMetadata,
  pagePaths,
  text,
  textKeys,
  unknownPath,
} from "../support/content";
import { isWrittenIn } from "../support/contentSource";
import { legalHeadings, legalSections } from "../support/legalOutline";

/** A part of the page as the browser hands it to a screen reader. */
type Part = {
  role: string;
  name: string;
  description: string;
  /** Such as `level`, `live`, `invalid` and `focused`. */
  properties: Record<string, unknown>;
  /** All texts inside, one after the other. */
  text: string;
};

/** @returns the parts of the page in reading order, without those that are hidden */
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

/** Asserts that every text is marked as being in a language that has it. */
async function expectMarked(page: Page): Promise<void> {
  const texts = await markedTexts(page);
  expect([...new Set(texts.map(({ lang }) => lang))].sort()).toEqual([...languages].sort());
  for (const { lang, text: shown } of texts) {
    if (Object.values<unknown>(company).includes(shown)) continue;
    const owners = languages.filter((each) => isWrittenIn(shown, each));
    if (owners.length > 0) expect([shown, owners]).toEqual([shown, expect.arrayContaining([lang])]);
  }
}

it.each([...pagePaths, unknownPath])(
  "the outline of %s is that of its texts, and texts in another language than its own are marked so",
  async (path) => {
    const { page } = await openReadyPage(path);
    for (const language of languages) {
      await chooseLanguage(page, language);
      expect(await outline(page)).toEqual(around(language, outlineOf(language, path)));
      await expectMarked(page);
    }
  },
);

it("the message of a failed section is marked as being in the languages that it speaks", async () => {
  const { page } = await openReadyPage("/", { prepare: breakSection });
  for (const language of languages) {
    await chooseLanguage(page, language);
    await expectMarked(page);
  }
});

/** The language in which a screen reader says the element with this role. */
const languageSaid = (page: Page, role: "alert") =>
  page
    .locator(`[role=${role}]`)
    .filter({ visible: true })
    .evaluate((element) => element.closest<HTMLElement>("[lang]")?.lang);

const announced = async (page: Page, role: string) =>
  (await accessibilityTree(page))
    .filter((part) => part.role === role && part.text !== "")
    .map((part) => [part.properties.live, part.text]);

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
    expect(await announced(page, "alert")).toEqual([["assertive", text("de", "contact.success")]]);
    expect(await languageSaid(page, "alert")).toBe("de");
  });

  it("the title of each following page, in the chosen language, and nothing else", async () => {
    const { page } = await openReadyPage("/");
    const announcements = await recordLiveRegions(page);
    const expectSaid = async (lang: Language, path: string) => {
      const { title } = pageMetadata(lang, path);
      await page.getByRole("status").filter({ hasText: title }).first().waitFor();
      expect(await announcements()).toEqual([{ lang, text: title }]);
    };

    await chooseLanguage(page, "en");
    await expectSaid("en", "/");
    const legalPaths = linkedLegalPages.map((slug) => `/${slug}`).sort();
    for (const path of legalPaths) {
      await page.locator(`footer a[href="${path}"]`).click();
      await expectSaid("en", path);
    }
    await page.goBack();
    await expectSaid("en", legalPaths[1] ?? "");
    for (const language of languages) {
      await chooseLanguage(page, language);
      await expectSaid(language, legalPaths[1] ?? "");
    }
  });

  it("a title that is announced, which is then removed from the page", async () => {
    const { page } = await openReadyPage("/gdpr");
    await chooseLanguage(page, "en");
    const { title } = pageMetadata("en", "/gdpr");
    await page.getByRole("status").filter({ hasText: title }).first().waitFor();
    await page.waitForFunction(
      (words) =>
        [...document.querySelectorAll("[role=status]")].every(
          (region) => !region.textContent?.includes(words),
        ),
      title,
    );
  });

  it.each(languages)("the title in %s, once, when it is chosen in the side menu", async (lang) => {
    const { page } = await openReadyPage("/", { viewport: { width: 375, height: 720 } });
    await chooseLanguage(page, lang === "bs" ? "de" : "bs");
    await page.locator("#side-menu-button").click();
    const announcements = await recordLiveRegions(page);
    await page.locator(`dialog button[lang=${lang}]`).click();
    const { title } = pageMetadata(lang, "/");
    await page.locator("dialog [role=status]").filter({ hasText: title }).waitFor();

    expect(await announcements()).toEqual([{ lang, text: title }]);
  });
});
