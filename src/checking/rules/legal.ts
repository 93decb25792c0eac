import { defaultLanguage, type Language, languages } from "../../contract/languages";
import { linkedLegalPages } from "../../contract/legal";
import type { ContentFiles } from "../contentFiles";
import { type Finding, fileFinding } from "../finding";
import { type LegalPage, readLegalPage } from "../reading/legalPage";
import { readText } from "../reading/text";
import { isLegalFileName } from "./folders";
import { languageName } from "./languageNames";
import { checkLegalBody } from "./legalBody";
import { checkLegalClaims } from "./legalClaims";
import { checkLegalFrontMatter } from "./legalFrontMatter";
import { compareOutlines } from "./legalOutline";
import { checkLegalPlaceholders, compareLegalPlaceholders } from "./legalPlaceholders";
import { checkLegalTypography } from "./legalTypography";
import { compareWording } from "./legalWording";

const folder = "content/legal";

/** Checks content/legal: each page by itself and against the page in the default language. */
export function checkLegal(files: ContentFiles): Finding[] {
  const existing = languages.flatMap((language) => slugsOf(files, language));
  const slugs = [...new Set([...existing, ...linkedLegalPages])].sort();
  return [
    ...languages.flatMap((language) => missingFolder(files, language, slugs)),
    ...slugs.flatMap((slug) => missingPages(files, slug)),
    ...slugs.flatMap((slug) => checkPages(files, slug, slugs)),
  ];
}

function missingFolder(files: ContentFiles, language: Language, slugs: string[]): Finding[] {
  if (slugsOf(files, language).length > 0) return [];
  return [
    fileFinding(`${folder}/${language}`, {
      message: `There are no legal pages in ${languageName(language)}.`,
      remedy: `Create this folder with ${slugs.map((slug) => `${slug}.md`).join(", ")}.`,
    }),
  ];
}

function missingPages(files: ContentFiles, slug: string): Finding[] {
  const has = (language: Language) => files.has(pageFile(language, slug));
  const sibling = has(defaultLanguage) ? defaultLanguage : languages.find(has);
  if (sibling === undefined) {
    const anywhere = languages.some((language) => slugsOf(files, language).length > 0);
    return anywhere ? [missingEverywhere(slug)] : [];
  }
  return languages
    .filter((language) => !has(language) && slugsOf(files, language).length > 0)
    .map((language) =>
      fileFinding(pageFile(sibling, slug), {
        message: `This page is missing in ${languageName(language)}.`,
        remedy: `Create ${pageFile(language, slug)} with the translation of this page.`,
      }),
    );
}

function missingEverywhere(slug: string): Finding {
  return fileFinding(pageFile(defaultLanguage, slug), {
    message: "This page is missing in every language, but the footer links to it.",
    remedy: `Bring ${slug}.md back from the history, in every language.`,
  });
}

function checkPages(files: ContentFiles, slug: string, slugs: string[]): Finding[] {
  const pages = languages.map((language) => readPage(files, language, slug));
  const reference = pages[languages.indexOf(defaultLanguage)]?.page;
  const own = pages.flatMap(({ page, findings }, index) => {
    if (page === undefined) return findings;
    const language = languages[index] ?? defaultLanguage;
    return [...findings, ...checkPage(page, slugs, language), ...comparePages(page, reference)];
  });
  return [...own, ...compareWording(pages.map(({ page }) => page))];
}

function readPage(
  files: ContentFiles,
  language: Language,
  slug: string,
): { page: LegalPage | undefined; findings: Finding[] } {
  const file = pageFile(language, slug);
  const bytes = files.get(file);
  if (bytes === undefined) return { page: undefined, findings: [] };
  const text = readText(file, bytes);
  if (text.source === undefined) return { page: undefined, findings: text.findings };
  const { page, findings } = readLegalPage(text.source);
  return { page, findings: [...text.findings, ...findings] };
}

function checkPage(page: LegalPage, slugs: string[], language: Language): Finding[] {
  return [
    ...(page.frontMatter ? checkLegalFrontMatter(page.frontMatter) : []),
    ...checkLegalPlaceholders(page),
    ...checkLegalBody(page, slugs),
    ...checkLegalClaims(page, language),
    ...checkLegalTypography(page, language),
  ];
}

function comparePages(page: LegalPage, reference: LegalPage | undefined): Finding[] {
  if (reference === undefined || isEmpty(page) || isEmpty(reference)) return [];
  return [...compareLegalPlaceholders(page, reference), ...compareOutlines(page, reference)];
}

function isEmpty({ body }: LegalPage): boolean {
  return body.children.length === 0;
}

function pageFile(language: Language, slug: string): string {
  return `${folder}/${language}/${slug}.md`;
}

function slugsOf(files: ContentFiles, language: Language): string[] {
  const start = `${folder}/${language}/`;
  return [...files.keys()]
    .filter((file) => file.startsWith(start))
    .map((file) => file.slice(start.length))
    .filter(isLegalFileName)
    .map((name) => name.slice(0, -".md".length));
}
