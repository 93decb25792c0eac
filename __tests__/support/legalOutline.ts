import type { Nodes } from "mdast";
import { fromMarkdown } from "mdast-util-from-markdown";
import type { Language } from "../../src/contract/languages";
import { legalPage, legalSlugs } from "./content";

const plainText = (node: Nodes): string => {
  if ("value" in node) return node.value;
  return "children" in node ? node.children.map(plainText).join("") : "";
};

/** @returns the headings below the title of a legal page, in their order and without markup */
export const legalHeadings = (language: Language, slug: string) =>
  fromMarkdown(legalPage(language, slug).body).children.flatMap((node) =>
    node.type === "heading" ? [{ level: node.depth, name: plainText(node) }] : [],
  );

/** @returns the names of its sections */
export const legalSections = (language: Language, slug: string): string[] =>
  legalHeadings(language, slug).flatMap(({ level, name }) => (level === 2 ? [name] : []));

/** A legal page that has a table of contents, if there is one. */
export const pageWithContents = legalSlugs.find((slug) => legalSections("bs", slug).length > 1);

const textsIn = (node: Nodes): string[] => {
  if (node.type === "text") return [node.value];
  return "children" in node ? node.children.flatMap(textsIn) : [];
};

/** @returns the texts of all legal pages of a language, as the browser divides them into nodes */
export const legalTexts = (language: Language): string[] =>
  legalSlugs
    .flatMap((slug) => textsIn(fromMarkdown(legalPage(language, slug).body)))
    .map((text) => text.trim());
