import type { Content, Root } from "mdast";
import remark from "remark";
import footnotes from "remark-footnotes";
import gfm from "remark-gfm";
import { parseDocument } from "yaml";
import type { Language } from "../../contract/languages";
import { type Finding, findingAt, type Source } from "../finding";
import type { ContentDocument, Passage } from "./document";
import { isNestedTooDeeply } from "./text";

/** A part of a page. */
export type PageNode = Root | Content;

/** A legal page as one text, and parsed. */
export type LegalPage = Passage & {
  /** Undefined when the front matter has a fault. */
  frontMatter: ContentDocument | undefined;
  /** Every part of the body, in the order of the text. */
  nodes: PageNode[];
};

/** The parser that gatsby-transformer-remark uses, with its settings, so that both agree. */
const parser = remark().use(gfm).use(footnotes, { inlineNotes: true });

/** The lines between two lines of hyphens, of which the first begins the file. */
const frontMatter = /^---[ \t]*\r?\n(?:([\s\S]*?)\r?\n)??---[ \t]*(?:\r?\n|$)/;

/** @returns the page in a file; undefined if it has no front matter */
export function readLegalPage(
  source: Source,
  language: Language,
  findings: Finding[],
): LegalPage | undefined {
  if (isNestedTooDeeply(source, findings)) return undefined;
  const [head, yaml = ""] = frontMatter.exec(source.text) ?? [];
  if (head === undefined) {
    findings.push(findingAt(source, 0, "frontMatterMissing"));
    return undefined;
  }
  // Spaces in place of the front matter, so that the offsets of the body do not change.
  const root = parser.parse(head.replace(/[^\r\n]/g, " ") + source.text.slice(head.length)) as Root;
  return {
    ...source,
    name: "",
    language,
    frontMatter: readFrontMatter(source, yaml, findings),
    nodes: root.children.flatMap(allNodes),
  };
}

const curvedQuote = /[„“”«»‚‘’]/;

/** Reports the first error of the YAML, which begins on the second line. @returns a valid document */
function readFrontMatter(
  source: Source,
  yaml: string,
  findings: Finding[],
): ContentDocument | undefined {
  const start = source.text.indexOf("\n") + 1;
  // Gatsby reads dates and times by the rules of YAML 1.1.
  const document = parseDocument(yaml, { version: "1.1", prettyErrors: false });
  const entries = [...yaml.matchAll(/^([^\s:#][^:\n]*):[ \t]*/gm)].map(
    ({ 0: label, 1: name = "", index }) => {
      const keyOffset = start + index;
      const offset = keyOffset + label.length;
      return { name, value: document.get(name), keyOffset, offset, characterOffset: () => offset };
    },
  );
  const [error] = document.errors;
  if (error || (entries.length === 0 && /\S/.test(yaml))) {
    const place = start + (error?.pos[0] ?? 0);
    const around = entries.filter(({ keyOffset }) => keyOffset <= place).at(-1);
    findings.push(findingAt(source, around?.offset ?? place, "frontMatterBroken"));
    return undefined;
  }
  const curved = entries.find(({ offset }) => curvedQuote.test(source.text.charAt(offset)));
  if (curved) findings.push(findingAt(source, curved.offset, "frontMatterQuotes"));
  return {
    source,
    value: Object.fromEntries(entries.map(({ name, value }) => [name, value])),
    entryAt: ([path]) => entries.find(({ name }) => name === path),
  };
}

/** @returns each heading and paragraph as a passage */
export function blocksIn({ nodes, frontMatter, ...page }: LegalPage): Passage[] {
  return nodes
    .filter(({ type }) => type === "heading" || type === "paragraph")
    .map((block) => ({ ...page, ...partOf(page, block), text: wordsOf(block, page) }));
}

/** @returns the block with U+FFFC in place of each character that is not part of a word */
function wordsOf(block: PageNode, page: Source): string {
  let words = "";
  for (const node of allNodes(block)) {
    if (node.type !== "text" || !node.position) continue;
    words = words.padEnd(startOf(node) - startOf(block), "\uFFFC") + partOf(page, node).text;
  }
  return words.padEnd(partOf(page, block).text.length, "\uFFFC");
}

/** @returns the source text of a node */
export function partOf({ file, text, placeOf }: Source, node: PageNode): Source {
  const start = startOf(node);
  const written = text.slice(start, node.position?.end.offset ?? start);
  return { file, text: written, placeOf: (index) => placeOf(start + index) };
}

/** @returns the node and everything inside it, in the order of the text */
export function allNodes(node: PageNode): PageNode[] {
  return "children" in node ? [node, ...node.children.flatMap(allNodes)] : [node];
}

/** @returns the index at which a node begins in the source */
export function startOf(node: PageNode): number {
  return node.position?.start.offset ?? 0;
}
