import type { Content as MarkdownContent, Root } from "mdast";
import remark from "remark";
import footnotes from "remark-footnotes";
import gfm from "remark-gfm";
import type { Language } from "../../contract/languages";
import { type Finding, findingAt, type Source } from "../finding";
import type { Document } from "./document";
import { readEntries, splitPage } from "./frontMatter";

export type PageNode = Root | MarkdownContent;

export type Page = Source & {
  slug: string;
  language: Language;
  frontMatter: Document;
  /** Every part of the body, in the order of the text. */
  nodes: PageNode[];
};

/** The parser that gatsby-transformer-remark uses, with its settings, so that both agree. */
const parser = remark().use(gfm).use(footnotes, { inlineNotes: true });

/** @returns the page in a file; undefined if its front matter has a fault, or if it has no text */
export function readPage(
  source: Source,
  slug: string,
  language: Language,
  faults: Finding[],
): Page | undefined {
  const frontMatter = readFrontMatter(source, faults);
  if (!frontMatter) return undefined;
  // Spaces in place of the front matter, so that the offsets of the body do not change.
  const { body: text, bodyOffset } = splitPage(source.text);
  const body = source.text.slice(0, bodyOffset).replace(/[^\r\n]/g, " ") + text;
  const nodes = nodesIn(parser.parse(body) as Root).slice(1);
  if (nodes.length === 0) {
    faults.push(findingAt(source, bodyOffset, "noText"));
    return undefined;
  }
  return { ...source, slug, language, frontMatter, nodes };
}

/** @returns the front matter, whose lines begin on the second line of the file */
function readFrontMatter(source: Source, faults: Finding[]): Document | undefined {
  const { lines } = splitPage(source.text);
  const start = lines === undefined ? 0 : source.text.indexOf("\n") + 1;
  const { entries, fault } = lines === undefined ? { entries: [], fault: 0 } : readEntries(lines);
  if (fault !== undefined) {
    faults.push(findingAt(source, start + fault, "frontMatter"));
    return undefined;
  }
  const entryAt: Document["entryAt"] = ([key]) => {
    const entry = entries.find(({ name }) => name === key);
    if (!entry) return undefined;
    const offset = start + entry.offset;
    // The characters of a text have the place of its beginning: escapes are shorter than they are written.
    const characterOffset = () => offset;
    return { value: entry.value, nameOffset: start + entry.nameOffset, offset, characterOffset };
  };
  const value = Object.fromEntries(entries.map(({ name, value }) => [name, value]));
  return { ...source, value, entryAt };
}

export function writtenAs({ text }: Source, node: PageNode): string {
  return text.slice(startOf(node), node.position?.end.offset);
}

export function wordsIn(node: PageNode): string {
  return nodesIn(node)
    .map((part) => ("value" in part ? part.value : ""))
    .join("")
    .trim();
}

/** @returns the node and everything inside it, in the order of the text */
function nodesIn(node: PageNode): PageNode[] {
  return "children" in node ? [node, ...node.children.flatMap(nodesIn)] : [node];
}

/** @returns the index at which a node begins in the source, or 0 without a node */
export function startOf(node: PageNode | undefined): number {
  return node?.position?.start.offset ?? 0;
}
