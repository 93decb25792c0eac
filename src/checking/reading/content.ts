import type { z } from "zod";
import { type Company, companySchema } from "../../contract/company";
import { imagesSchema } from "../../contract/images";
import { defaultLanguage, languages } from "../../contract/languages";
import { legalFile, legalFrontMatterSchema } from "../../contract/legal";
import { siteFiles } from "../../contract/siteFiles";
import { translationSchema } from "../../contract/translation";
import type { ContentFiles } from "../contentFiles";
import { type Finding, findingAt, type Source, sourceOf } from "../finding";
import { partsOf } from "../partsOf";
import { type Document, type Passage, passagesIn, readJson } from "./document";
import { type Page, readPage } from "./page";

/** The content, read and parsed once. A file with a fault that prevents this is left out. */
export type Content = {
  files: ContentFiles;
  /** The faults that prevent a file from being read. */
  faults: Finding[];
  /** Each file, or front matter, that has a schema. */
  documents: { document: Document; schema: z.ZodType }[];
  /** The facts, if all are valid. */
  company: Company | undefined;
  /** The facts, and the texts of other files in content/site. */
  facts: Passage[];
  slots: Passage[];
  /** The texts of the translation tables. */
  texts: Passage[];
  pages: Page[];
};

/** @returns the content in these files */
export function readContent(files: ContentFiles): Content {
  const faults: Finding[] = [];
  const documents: Content["documents"] = [];
  const read = (file: string, schema: z.ZodType) => {
    const source = readFile(files, file, faults);
    const document = source && readJson(source, faults);
    if (document) documents.push({ document, schema });
    return document;
  };
  const site = Object.entries(siteFiles).map(([name, schema]) => {
    return { name, schema, document: read(`content/site/${name}.json`, schema) };
  });
  const { company, images } = Object.fromEntries(
    site.map(({ name, document }) => [name, document]),
  );
  const texts = languages.flatMap((language) => {
    const table = read(`content/locales/${language}/translation.json`, translationSchema);
    return passagesIn(table, translationSchema, language);
  });
  const pages = languages.flatMap((language) =>
    [...files.keys()].flatMap((file) => {
      const { folder, name, stem } = partsOf(file);
      if (folder !== `content/legal/${language}` || !legalFile.test(name)) return [];
      const source = readFile(files, file, faults);
      const page = source && readPage(source, stem, language, faults);
      if (page) documents.push({ document: page.frontMatter, schema: legalFrontMatterSchema });
      return page ?? [];
    }),
  );
  return {
    files,
    faults,
    documents,
    company: companySchema.safeParse(company?.value).data,
    facts: site
      .filter(({ document }) => document !== images)
      .flatMap(({ document, schema }) => passagesIn(document, schema, defaultLanguage)),
    slots: passagesIn(images, imagesSchema, defaultLanguage),
    texts,
    pages,
  };
}

/** Bytes that are not UTF-8, and a byte order mark where Gatsby reads none: before JSON. */
const notUtf8 = /\uFFFD|^\uFEFF(?!---)/;

/** Reports a file that is not UTF-8. @returns its source, unless it is missing or unreadable */
function readFile(files: ContentFiles, file: string, faults: Finding[]): Source | undefined {
  const bytes = files.get(file);
  if (bytes === undefined) return undefined;
  const source = sourceOf(file, bytes);
  const index = source.text.search(notUtf8);
  if (index === -1) return source;
  faults.push(findingAt(source, index, "notUtf8"));
  return undefined;
}
