import path from "node:path/posix";
import { defaultLanguage, type Language, languages } from "../../contract/languages";
import { legalFrontMatterSchema, linkedLegalPages } from "../../contract/legal";
import type { ContentFiles } from "../contentFiles";
import { type Check, fileFinding } from "../finding";
import { languageName } from "../languages";
import { claims } from "../proofreading/claims";
import { proofread } from "../proofreading/proofread";
import { type Passage, passagesIn } from "../reading/document";
import { blocksIn, type LegalPage, readLegalPage } from "../reading/legalPage";
import { readText } from "../reading/text";
import { legalFile } from "./folders";
import { checkOutlines } from "./legalOutline";
import { checkBody, checkHeadings } from "./markdown";
import { checkPlaceholders } from "./placeholders";
import { checkPlainText } from "./plainText";
import { checkShape } from "./shape";

const folder = "content/legal";

/** Checks content/legal: each page by itself and beside the same page in the other languages. */
export function* checkLegal(files: ContentFiles): Check {
  const written = languages.filter((language) => slugsOf(files, language).length > 0);
  const existing = written.flatMap((language) => slugsOf(files, language));
  const slugs = [...new Set([...existing, ...Object.keys(linkedLegalPages)])].sort();
  for (const language of languages) {
    if (written.includes(language)) continue;
    yield fileFinding(`${folder}/${language}`, {
      message: `There are no legal pages in ${languageName(language)}.`,
      remedy: `Create this folder with ${slugs.map((slug) => `${slug}.md`).join(", ")}.`,
    });
  }
  for (const slug of slugs) {
    yield* checkPresence(files, slug, written);
    yield* checkPages(files, slug, slugs);
  }
}

/** @param written the languages that have legal pages at all */
function* checkPresence(files: ContentFiles, slug: string, written: readonly Language[]): Check {
  const lacking = written.filter((language) => !files.has(pageFile(language, slug)));
  const sibling = written.find((language) => !lacking.includes(language));
  if (sibling === undefined && lacking.length > 0) {
    yield fileFinding(pageFile(defaultLanguage, slug), {
      message: "This page is missing in every language, but the footer links to it.",
      remedy: `Bring ${slug}.md back from the history, in every language.`,
    });
  }
  if (sibling === undefined) return;
  for (const language of lacking) {
    yield fileFinding(pageFile(sibling, slug), {
      message: `This page is missing in ${languageName(language)}.`,
      remedy: `Create ${pageFile(language, slug)} with the translation of this page.`,
    });
  }
}

function* checkPages(files: ContentFiles, slug: string, slugs: readonly string[]): Check {
  const pages: LegalPage[] = [];
  for (const language of languages) pages.push(...(yield* readPage(files, language, slug)));
  const whole = pages.filter(({ body }) => body.length > 0);
  const leveled: LegalPage[] = [];
  for (const page of pages) {
    yield* checkBody(page, slugs);
    const headings = [...checkHeadings(page)];
    yield* headings;
    if (whole.includes(page) && headings.length === 0) leveled.push(page);
  }
  const outlines = [...checkOutlines(leveled, slug)];
  yield* outlines;
  // What a page lacks as a whole section would be told again for each fact in it.
  const comparable = outlines.length > 0 ? whole.map((page) => [page]) : [whole];
  for (const group of comparable) yield* checkPlaceholders(group);

  const versions = pages.map(textsOf);
  for (const text of versions.flat()) yield* checkPlainText(text);
  // A guarantee may be named, since legal pages are where it is denied.
  yield* proofread(versions, [claims.heal]);
}

/** @returns the page, or none where it cannot be read */
function* readPage(files: ContentFiles, language: Language, slug: string): Check<LegalPage[]> {
  const file = pageFile(language, slug);
  const bytes = files.get(file);
  const source = bytes && (yield* readText(file, bytes));
  const page = source && (yield* readLegalPage(source, language));
  if (page?.frontMatter) yield* checkShape(legalFrontMatterSchema, page.frontMatter);
  return page ? [page] : [];
}

function textsOf(page: LegalPage): Passage[] {
  const { frontMatter, language } = page;
  return [
    ...(frontMatter ? passagesIn(frontMatter, legalFrontMatterSchema, language) : []),
    ...blocksIn(page),
  ];
}

function pageFile(language: Language, slug: string): string {
  return `${folder}/${language}/${slug}.md`;
}

function slugsOf(files: ContentFiles, language: Language): string[] {
  return [...files.keys()]
    .map((file) => path.parse(file))
    .filter(({ dir, base }) => dir === `${folder}/${language}` && legalFile.test(base))
    .map(({ name }) => name);
}
