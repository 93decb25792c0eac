import { readdirSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { parse } from "yaml";
import type { Company } from "../../src/contract/company";
import { fillText } from "../../src/contract/filling";
import { type Language, languages } from "../../src/contract/languages";
import type { LegalFrontMatter } from "../../src/contract/legal";
import type { TextKey } from "../../src/language/text";

const contentFolder = resolve(__dirname, "../fixtures/content");

const read = (file: string) => readFileSync(resolve(contentFolder, file), "utf8");

/** The facts of the fixtures. */
export const company: Company = JSON.parse(read("site/company.json"));

const flatten = (table: object, prefix = ""): [TextKey, string][] =>
  Object.entries(table).flatMap(([name, value]): [TextKey, string][] => {
    const key = `${prefix}${name}`;
    return typeof value === "string" ? [[key as TextKey, value]] : flatten(value, `${key}.`);
  });

/** The texts with the company's facts; run-time placeholders such as `{{year}}` remain. */
const texts = new Map(
  languages.map((language) => {
    // The separator of word groups in a headline is shown as a space.
    const shown = (value: string) => fillText(value, company, language).replaceAll(" | ", " ");
    const table = JSON.parse(read(`locales/${language}/translation.json`));
    return [language, new Map(flatten(table).map(([key, value]) => [key, shown(value)]))];
  }),
);

/** Every key of the translation table. */
export const textKeys: readonly TextKey[] = [...(texts.get("bs")?.keys() ?? [])];

/**
 * @param values replace run-time placeholders such as `{{year}}`
 * @returns the text as the page shows it
 * @throws when the table has no such text
 */
export function text(language: Language, key: TextKey, values: Record<string, string> = {}) {
  const found = texts.get(language)?.get(key);
  if (found === undefined) throw new Error(`content/locales/${language} has no ${key}`);
  return found.replace(/\{\{(\w+)\}\}/g, (match, name) => values[name] ?? match);
}

/** The names of the files in content/legal/bs, without their extension. */
export const legalSlugs: readonly string[] = readdirSync(resolve(contentFolder, "legal/bs"))
  .flatMap((file) => /^(.+)\.md$/.exec(file)?.[1] ?? [])
  .sort();

/** @returns the front matter and the body of a legal page */
export function legalPage(language: Language, slug: string) {
  const [, frontMatter = "", body = ""] = read(`legal/${language}/${slug}.md`).split(/^---$/m);
  const fill = (text: string) => fillText(text, company, language);
  const { title, description }: LegalFrontMatter = parse(frontMatter);
  return { title: fill(title), description: fill(description), body: fill(body) };
}

/** The pages of the site by their paths, without the not-found page. */
export const pagePaths: readonly string[] = ["/", ...legalSlugs.map((slug) => `/${slug}`)];

/** A path without a page. */
export const unknownPath = "/nope";

export const allPaths: readonly string[] = [...pagePaths, unknownPath];

/** @returns title and, where the page has one, description of the page at `path` */
export function pageMetadata(language: Language, path: string) {
  if (path === "/") {
    return { title: text(language, "home.title"), description: text(language, "home.description") };
  }
  if (path === unknownPath) {
    return { title: text(language, "notFound.title"), description: undefined };
  }
  const { title, description } = legalPage(language, path.slice(1));
  const documentTitle = `${title.replaceAll("\u00AD", "")} – ${company.name}`;
  return { title: fillText(documentTitle, company, language), description };
}
