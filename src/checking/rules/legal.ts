import path from "node:path/posix";
import type { Company } from "../../contract/company";
import { type Language, languages } from "../../contract/languages";
import { legalFrontMatterSchema, linkedLegalPages, privacyPage } from "../../contract/legal";
import type { ContentFiles } from "../contentFiles";
import { type Finding, fileFinding, findingAt } from "../finding";
import { nearest } from "../nearest";
import { type Passage, passagesIn } from "../reading/document";
import { blocksIn, type LegalPage, readLegalPage, startOf } from "../reading/legalPage";
import { readText } from "../reading/text";
import { checkCharacters } from "./characters";
import { legalFile } from "./folders";
import { checkLength } from "./lengths";
import { checkMarkdown, checkOutlines } from "./markdown";
import { checkPlaceholders } from "./placeholders";
import { checkShape } from "./shape";
import { checkTypography } from "./typography";
import { checkFileLanguage, checkUntranslated } from "./wrongLanguage";

const folder = "content/legal";

const fileOf = (language: Language, slug: string) => `${folder}/${language}/${slug}.md`;

const isRequired = (slug: string) => linkedLegalPages.some((page) => page === slug);

/** The optional facts that name a service, which then receives data of visitors. */
const services = { whatsapp: "WhatsApp", viber: "Viber" } as const;

/** Checks content/legal: each page by itself, and in comparison with the other languages. */
export function checkLegal(files: ContentFiles, company: Company | undefined): Finding[] {
  const written = [...files.keys()]
    .map((file) => path.parse(file))
    .filter(({ dir, base }) => path.dirname(dir) === folder && legalFile.test(base));
  const slugs = [...new Set([...written.map(({ name }) => name), ...linkedLegalPages])].sort();
  const has = (slug: string, language: Language) => files.has(fileOf(language, slug));
  return slugs.flatMap((slug) => {
    // A misspelt file exists only in the languages where the right one is missing.
    const others = slugs.filter((other) =>
      languages.every((language) => has(other, language) !== has(slug, language)),
    );
    const written = languages.filter((language) => has(slug, language));
    const isPartial = written.length > 0 && written.length < languages.length;
    const meant = isPartial && others.length === 1 ? others[0] : nearest(slug, others);
    if (meant === undefined) return checkPages(files, slug, slugs, company);
    const isUsual = written.length > languages.length / 2;
    if (isRequired(slug) || (isUsual && !isRequired(meant))) return [];
    const values = { name: `${slug}.md`, question: ` Did you mean "${meant}.md"?` };
    return written.map((language) => fileFinding(fileOf(language, slug), "strayFile", values));
  });
}

/** Checks a page in every language. */
function checkPages(
  files: ContentFiles,
  slug: string,
  slugs: readonly string[],
  company: Company | undefined,
): Finding[] {
  const findings: Finding[] = [];
  const pages: LegalPage[] = [];
  const earlier: Passage[] = [];
  for (const language of languages) {
    const file = fileOf(language, slug);
    const source = readText(file, files.get(file), findings);
    const page = source && readLegalPage(source, language, findings);
    if (!page) continue;
    pages.push(page);
    const { frontMatter } = page;
    if (frontMatter) findings.push(...checkShape(legalFrontMatterSchema, frontMatter));
    const head = passagesIn(frontMatter, legalFrontMatterSchema, language);
    const blocks = blocksIn(page);
    const wrongLanguage = checkFileLanguage(blocks);
    findings.push(...wrongLanguage, ...checkMarkdown(page, slugs));
    if (slug === privacyPage && company) findings.push(...checkServices(page, company));
    for (const text of [...head, ...blocks]) {
      findings.push(...checkCharacters(text), ...checkTypography(text));
      if (wrongLanguage.length === 0) findings.push(...checkUntranslated(text, earlier));
      const ending = company && text.name === "title" ? ` – ${company.name}` : "";
      findings.push(...checkLength({ ...text, text: text.text + ending }, company));
    }
    if (wrongLanguage.length === 0) earlier.push(...head, ...blocks);
  }
  // A fault of one page often makes it differ from the others.
  const isFaulty = findings.some(({ severity }) => severity === "error");
  const outlines = isFaulty ? [] : checkOutlines(pages);
  // Where a section is missing, its facts are missing too.
  const areAlike = !isFaulty && outlines.length === 0;
  const groups = areAlike ? [pages] : pages.map((page) => [page]);
  return [...findings, ...outlines, ...groups.flatMap(checkPlaceholders)];
}

/** Reports a service that the company uses and the privacy policy does not name. */
function checkServices(page: LegalPage, company: Company): Finding[] {
  const [first] = page.nodes;
  const text = page.text.toLowerCase();
  return Object.entries(services)
    .filter(([fact, service]) => fact in company && !text.includes(service.toLowerCase()))
    .map(([fact, service]) =>
      findingAt(page, first ? startOf(first) : 0, "serviceNotNamed", { service, fact }),
    );
}
