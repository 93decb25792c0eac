import type { Page } from "playwright-core";
import { type Language, languages } from "../../src/contract/languages";
import { linkedLegalPages } from "../../src/contract/legal";
import type { TextKey } from "../../src/language/text";
import { chooseLanguage } from "../support/browser/language";
import { recordLiveRegions } from "../support/browser/liveRegions";
import { openReadyPage } from "../support/browser/openPage";
import { provokeFormErrors } from "../support/browser/states";
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
import { isWrittenIn, legalHeadings, legalSections } from "../support/legalOutline";

const roles = "heading|banner|navigation|main|region|form|contentinfo|complementary";
const part = new RegExp(`^ *- '?(${roles})(?: "(.*?)")?(?: \\[level=(\\d)\\])?'?:?`, "gm");

/** @returns the text without soft hyphens, and with plain spaces */
const spoken = (words: string) => words.replaceAll("\u00AD", "").replace(/\s/g, " ").trim();

/** @returns landmarks and headings as a screen reader lists them, of which a table's region is none */
async function outline(page: Page, hasTables: boolean): Promise<string[]> {
  const snapshot = await page.locator("body").ariaSnapshot();
  return Array.from(snapshot.matchAll(part), ([, role, name = "", level]) =>
    spoken(`${level ? `h${level}` : role} ${name}`),
  ).filter((line) => !line.startsWith("region") || !hasTables);
}

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
    `h1 ${title}`,
    ...(legalSections(language, slug).length > 1
      ? [`navigation ${text(language, "legal.contents")}`]
      : []),
    ...headings.map(({ level, name }) => `h${level} ${name}`),
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
  const page = await openReadyPage(path);
  for (const language of languages) {
    await chooseLanguage(page, language);
    const isLegal = path !== "/" && path !== unknownPath;
    expect(await outline(page, isLegal)).toEqual(
      around(language, outlineOf(language, path)).map(spoken),
    );
    await expectMarked(page);
  }
});

it("a field with an error is invalid, and described by its hint and its error", async () => {
  const page = await openReadyPage("/");
  await provokeFormErrors(page);
  for (const name of ["name", "email", "message"] as const) {
    const description = [
      ...(name === "name" ? [] : [text("bs", `contact.form.${name}Hint`)]),
      text("bs", "contact.form.error"),
      text("bs", `contact.validation.${name}`),
    ].join(" ");
    const wrong = { name: text("bs", `contact.form.${name}`), exact: true, description };
    const field = page.getByRole("textbox", wrong);
    expect([name, await field.getAttribute("aria-invalid")]).toEqual([name, "true"]);
  }
  const phone = { name: text("bs", "contact.form.phone"), exact: true, description: "" };
  expect(await page.getByRole("textbox", phone).getAttribute("aria-invalid")).not.toBe("true");
});

it("a screen reader announces the title of each next page in the chosen language alone, which is then removed", async () => {
  const page = await openReadyPage("/");
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
  await page.waitForFunction(() =>
    [...document.querySelectorAll("[role=status]")].every(({ textContent }) => !textContent),
  );
});
