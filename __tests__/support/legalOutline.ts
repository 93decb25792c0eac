import type { Content, Root } from "mdast";
import remark from "remark";
import { type Language, languages } from "../../src/contract/languages";
import { legalPage, legalSlugs, text, textKeys } from "./content";

const parse = (markdown: string) => remark().parse(markdown) as Root;

const textsIn = (node: Root | Content): string[] => {
  if (node.type === "text" || node.type === "inlineCode") return [node.value];
  return "children" in node ? node.children.flatMap(textsIn) : [];
};

/** @returns the headings below the title of a legal page, in order and without markup */
export const legalHeadings = (language: Language, slug: string) =>
  parse(legalPage(language, slug).body).children.flatMap((node) =>
    node.type === "heading" ? [{ level: node.depth, name: textsIn(node).join("") }] : [],
  );

/** @returns the second-level headings of a legal page */
export const legalSections = (language: Language, slug: string): string[] =>
  legalHeadings(language, slug).flatMap(({ level, name }) => (level === 2 ? [name] : []));

/** The texts of the translation table and the text nodes of the legal pages, by language. */
const written = new Map(
  languages.map((language) => {
    const bodies = legalSlugs.map((slug) => parse(legalPage(language, slug).body));
    const texts = [...textKeys.map((key) => text(language, key)), ...bodies.flatMap(textsIn)];
    return [language, new Set(texts.map((each) => each.trim()))];
  }),
);

/** @returns whether the translation table or a legal page of the language contains the text */
export const isWrittenIn = (found: string, language: Language) =>
  written.get(language)?.has(found) === true;
