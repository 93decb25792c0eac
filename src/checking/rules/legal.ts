import path from "node:path/posix";
import type { Company } from "../../contract/company";
import { defaultLanguage, type Language, languages } from "../../contract/languages";
import { legalFrontMatterSchema, linkedLegalPages, privacyPage } from "../../contract/legal";
import type { ContentFiles } from "../contentFiles";
import { type Finding, fileFinding, findingAt } from "../finding";
import { languageName } from "../languages";
import { type Passage, passagesIn } from "../reading/document";
import { blocksIn, type LegalPage, readLegalPage, startOf } from "../reading/legalPage";
import { readText } from "../reading/text";
import { checkCharacters } from "./characters";
import { legalFile } from "./folders";
import { checkLength } from "./lengths";
import { checkBody, checkHeadings } from "./markdown";
import { checkOutlines } from "./outline";
import { checkPlaceholders } from "./placeholders";
import { checkShape } from "./shape";
import { checkTypography } from "./typography";
import { checkUntranslated } from "./untranslated";
import { checkFileLanguage } from "./wrongLanguage";

const folder = "content/legal";

/** The optional facts that name a service, which then receives data of visitors. */
const services = { whatsapp: "WhatsApp", viber: "Viber" } as const;

/** Checks content/legal: each page by itself, and in comparison with the other languages. */
export function checkLegal(files: ContentFiles, company: Company | undefined): Finding[] {
  const written = languages.filter((language) => slugsOf(files, language).length > 0);
  const existing = written.flatMap((language) => slugsOf(files, language));
  const slugs = [...new Set([...existing, ...linkedLegalPages])].sort();
  const pages = slugs.map((slug) => `${slug}.md`).join(", ");
  const missing = languages
    .filter((language) => !written.includes(language))
    .map((language) => {
      const values = { language: languageName(language), pages };
      return fileFinding(`${folder}/${language}`, "noLegalPages", values);
    });
  return [
    ...missing,
    ...slugs.flatMap((slug) => [
      ...checkPresence(files, slug, written),
      ...checkPages(files, slug, slugs, company),
    ]),
  ];
}

/** @param written the languages that have legal pages at all */
function checkPresence(files: ContentFiles, slug: string, written: readonly Language[]): Finding[] {
  const lacking = written.filter((language) => !files.has(pageFile(language, slug)));
  const sibling = written.find((language) => !lacking.includes(language));
  if (sibling === undefined) {
    const file = pageFile(defaultLanguage, slug);
    return lacking.length > 0 ? [fileFinding(file, "linkedPageMissing", { page: slug })] : [];
  }
  return lacking.map((language) => {
    const values = { language: languageName(language), file: pageFile(language, slug) };
    return fileFinding(pageFile(sibling, slug), "pageMissing", values);
  });
}

function checkPages(
  files: ContentFiles,
  slug: string,
  slugs: readonly string[],
  company: Company | undefined,
): Finding[] {
  const findings: Finding[] = [];
  const pages = languages.flatMap((language) => readPage(files, language, slug, findings));
  const sound: LegalPage[] = [];
  const earlier: Passage[] = [];
  for (const page of pages) {
    const { frontMatter, language } = page;
    const blocks = blocksIn(page);
    const head = frontMatter ? passagesIn(frontMatter, legalFrontMatterSchema, language) : [];
    const wrongLanguage = checkFileLanguage(blocks);
    findings.push(...checkBody(page, slugs), ...wrongLanguage);
    const headings = checkHeadings(page);
    findings.push(...headings);
    if (page.body.length > 0 && headings.every(({ severity }) => severity === "warning")) {
      sound.push(page);
    }
    for (const text of [...head, ...blocks]) {
      findings.push(...checkCharacters(text), ...checkTypography(text));
      if (wrongLanguage.length === 0) findings.push(...checkUntranslated(text, earlier));
      const suffix = company && text.name === "title" ? ` – ${company.name}` : "";
      findings.push(...checkLength(text, company, suffix));
    }
    if (wrongLanguage.length === 0) earlier.push(...head, ...blocks);
    if (slug === privacyPage && company) findings.push(...checkServices(page, company));
  }
  const outlines = checkOutlines(sound);
  const whole = pages.filter(({ body }) => body.length > 0);
  // Where a section is missing, its facts are missing too.
  const groups = outlines.length > 0 ? whole.map((page) => [page]) : [whole];
  return [...findings, ...outlines, ...groups.flatMap(checkPlaceholders)];
}

/** @returns the page; none if it cannot be read */
function readPage(
  files: ContentFiles,
  language: Language,
  slug: string,
  findings: Finding[],
): LegalPage[] {
  const file = pageFile(language, slug);
  const bytes = files.get(file);
  const source = bytes && readText(file, bytes, findings);
  const page = source && readLegalPage(source, language, findings);
  if (page?.frontMatter) findings.push(...checkShape(legalFrontMatterSchema, page.frontMatter));
  return page ? [page] : [];
}

/** Reports a service that the company uses and the privacy policy does not name. */
function checkServices(page: LegalPage, company: Company): Finding[] {
  const [first] = page.body;
  return Object.entries(services)
    .filter(([fact]) => Object.hasOwn(company, fact))
    .filter(([, service]) => !page.text.toLowerCase().includes(service.toLowerCase()))
    .map(([fact, service]) => {
      const start = first ? startOf(first) : 0;
      return findingAt(page, start, "serviceNotNamed", { service, fact });
    });
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
