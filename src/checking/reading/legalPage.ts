import type { Content, Root } from "mdast";
import remark from "remark";
import footnotes from "remark-footnotes";
import gfm from "remark-gfm";
import type { Language } from "../../contract/languages";
import { type Finding, findingAt, type Source } from "../finding";
import type { ContentDocument, Passage } from "./document";
import { readFrontMatter } from "./frontMatter";

/** A part of a page. */
export type PageNode = Root | Content;

/** A legal page as one text, and parsed. */
export type LegalPage = Passage & {
  /** Undefined when the front matter has a fault. */
  frontMatter: ContentDocument | undefined;
  body: Content[];
  /** Every part of the body, in the order of the text. */
  nodes: PageNode[];
};

/** The parser that gatsby-transformer-remark uses, with its settings, so that both agree. */
const parser = remark().use(gfm).use(footnotes, { inlineNotes: true });

/** The lines between two lines of hyphens, of which the first begins the file. */
const frontMatter = /^---[ \t]*\r?\n(?:([\s\S]*?)\r?\n)??---[ \t]*(?:\r?\n|$)/;

const listOrQuoteMark = /(?:>|[-*+](?=[ \t])|\d+[.)](?=[ \t]))/.source;
const openBracket = /\[[^[\]\n]*/.source;

/** The parser needs minutes for lists, quotes or brackets that are nested by the hundred. */
const nestedTooDeeply = [
  new RegExp(`^(?:[ \\t]*${listOrQuoteMark}){10}`, "m"),
  /^[ \t]{24}/m,
  new RegExp(`(?:${openBracket}){20}`),
];

/** @returns the page in a file; undefined if it has no front matter or is nested too deeply */
export function readLegalPage(
  source: Source,
  language: Language,
  findings: Finding[],
): LegalPage | undefined {
  const { text } = source;
  const tooDeep = nestedTooDeeply.map((pattern) => text.search(pattern)).find((i) => i !== -1);
  if (tooDeep !== undefined) {
    findings.push(findingAt(source, tooDeep, "nestedTooDeeply"));
    return undefined;
  }
  const [head, yaml = ""] = frontMatter.exec(text) ?? [];
  if (head === undefined) {
    const id = text.startsWith("---") ? "frontMatterOpen" : "frontMatterMissing";
    findings.push(findingAt(source, 0, id));
    return undefined;
  }
  // A blank front matter keeps the places of all that follows.
  const root = parser.parse(head.replace(/[^\r\n]/g, " ") + text.slice(head.length)) as Root;
  return {
    ...source,
    name: "",
    language,
    frontMatter: readFrontMatter(source, yaml, findings),
    body: root.children,
    nodes: root.children.flatMap(allNodes),
  };
}

/** @returns the words of each heading and paragraph, as they are written */
export function blocksIn({ nodes, body, frontMatter, ...page }: LegalPage): Passage[] {
  return nodes
    .filter(({ type }) => type === "heading" || type === "paragraph")
    .map((block) => ({
      ...page,
      text: wordsOf(block, page),
      placeOf: (index) => page.placeOf(startOf(block) + index),
    }));
}

/** @returns the block with U+FFFC in place of each character that is not part of a word */
function wordsOf(block: PageNode, { text }: Source): string {
  const start = startOf(block);
  let words = "";
  for (const node of allNodes(block)) {
    if (node.type !== "text" || !node.position) continue;
    words = words.padEnd(startOf(node) - start, "\uFFFC") + text.slice(startOf(node), endOf(node));
  }
  return words.padEnd(endOf(block) - start, "\uFFFC");
}

/** @returns the node and everything inside it, in the order of the text */
export function allNodes(node: PageNode): PageNode[] {
  return "children" in node ? [node, ...node.children.flatMap(allNodes)] : [node];
}

/** @returns the index at which a node begins in the source */
export function startOf(node: PageNode): number {
  return node.position?.start.offset ?? 0;
}

/** @returns the index at which a node ends in the source */
export function endOf(node: PageNode): number {
  return node.position?.end.offset ?? 0;
}
