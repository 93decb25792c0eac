import { defaultLanguage, type Language, languages } from "../../contract/languages";
import { legalFrontMatterSchema, linkedLegalPages } from "../../contract/legal";
import type { ContentFiles } from "../contentFiles";
import { type Finding, fileFinding } from "../finding";
import { languageName } from "../languages";
import { findCopies } from "../proofreading/copies";
import { proofread } from "../proofreading/proofread";
import { type Passage, passagesIn } from "../reading/document";
import { blocksIn, type LegalPage, readLegalPage } from "../reading/legalPage";
import { readText } from "../reading/text";
import { isLegalFileName } from "./folders";
import { checkOutlines } from "./legalOutline";
import { checkBody, checkHeadings } from "./markdown";
import { checkPlaceholders } from "./placeholders";
import { checkLetters, checkPlainText } from "./plainText";
import { checkShape } from "./shape";

const folder = "content/legal";

/** Checks content/legal: each page by itself and beside the same page in the other languages. */
export function checkLegal(files: ContentFiles): Finding[] {
  const written = languages.filter((language) => slugsOf(files, language).length > 0);
  const existing = written.flatMap((language) => slugsOf(files, language));
  const slugs = [...new Set([...existing, ...linkedLegalPages])].sort();
  return [
    ...languages
      .filter((language) => !written.includes(language))
      .map((language) => missingFolder(language, slugs)),
    ...slugs.flatMap((slug) => missingPages(files, slug, written)),
    ...slugs.flatMap((slug) => checkPages(files, slug, slugs)),
  ];
}

function missingFolder(language: Language, slugs: readonly string[]): Finding {
  return fileFinding(`${folder}/${language}`, {
    message: `There are no legal pages in ${languageName(language)}.`,
    remedy: `Create this folder with ${slugs.map((slug) => `${slug}.md`).join(", ")}.`,
  });
}

/** @param written the languages that have legal pages at all */
function missingPages(files: ContentFiles, slug: string, written: readonly Language[]): Finding[] {
  const lacking = written.filter((language) => !files.has(pageFile(language, slug)));
  const sibling = written.find((language) => !lacking.includes(language));
  if (sibling === undefined) {
    const advice = {
      message: "This page is missing in every language, but the footer links to it.",
      remedy: `Bring ${slug}.md back from the history, in every language.`,
    };
    return lacking.length > 0 ? [fileFinding(pageFile(defaultLanguage, slug), advice)] : [];
  }
  return lacking.map((language) =>
    fileFinding(pageFile(sibling, slug), {
      message: `This page is missing in ${languageName(language)}.`,
      remedy: `Create ${pageFile(language, slug)} with the translation of this page.`,
    }),
  );
}

function checkPages(files: ContentFiles, slug: string, slugs: readonly string[]): Finding[] {
  const read = languages.map((language) => readPage(files, language, slug));
  const pages = read.flatMap(({ page }) => page ?? []);
  const versions = pages.map(textsOf);
  const written = pages.filter(({ body }) => body.length > 0);
  const leveled = written.filter((page) => checkHeadings(page).length === 0);
  const outlines = checkOutlines(leveled, slug);
  // What a page lacks as a whole section would be told again for each fact in it.
  const comparable = outlines.length > 0 ? written.map((page) => [page]) : [written];
  const copies = findCopies(versions);
  return [
    ...read.flatMap((page) => page.findings),
    ...pages.flatMap(checkFrontMatter),
    ...pages.flatMap((page) => [...checkBody(page, slugs), ...checkHeadings(page)]),
    ...pages.flatMap((page) => blocksIn(page).flatMap(checkLetters)),
    ...comparable.flatMap((group) => checkPlaceholders(group.map(wholePage))),
    ...outlines,
    // A guarantee may be named, since legal pages are where it is denied.
    ...(copies.length > 0 ? copies : proofread(versions, ["heal"])),
  ];
}

function readPage(files: ContentFiles, language: Language, slug: string) {
  const file = pageFile(language, slug);
  const bytes = files.get(file);
  if (bytes === undefined) return { page: undefined, findings: [] };
  const text = readText(file, bytes);
  if (text.source === undefined) return { page: undefined, findings: text.findings };
  const { page, findings } = readLegalPage(text.source, language);
  return { page, findings: [...text.findings, ...findings] };
}

function checkFrontMatter({ frontMatter, language }: LegalPage): Finding[] {
  if (frontMatter === undefined) return [];
  return [
    ...checkShape(legalFrontMatterSchema, frontMatter),
    ...passagesIn(frontMatter, legalFrontMatterSchema, language).flatMap(checkPlainText),
  ];
}

function textsOf(page: LegalPage): Passage[] {
  const { frontMatter, language } = page;
  return [
    ...(frontMatter ? passagesIn(frontMatter, legalFrontMatterSchema, language) : []),
    ...blocksIn(page),
  ];
}

/** The page as one text, the addresses of its links included. */
function wholePage({ source, language }: LegalPage): Passage {
  return { name: "", language, text: source.text, source, offsetOf: (index) => index };
}

function pageFile(language: Language, slug: string): string {
  return `${folder}/${language}/${slug}.md`;
}

function slugsOf(files: ContentFiles, language: Language): string[] {
  const start = `${folder}/${language}/`;
  return [...files.keys()]
    .filter((file) => file.startsWith(start) && isLegalFileName(file.slice(start.length)))
    .map((file) => file.slice(start.length, -".md".length));
}
