import type { Nodes, RootContent } from "mdast";
import { fromMarkdown } from "mdast-util-from-markdown";
import type { Language } from "../../contract/languages";
import { type Check, findingAt, type Source } from "../finding";
import type { ContentDocument, Passage } from "./document";
import { readFrontMatter } from "./frontMatter";
import { blank } from "./text";

/** A legal page as one text, the addresses of its links included, and taken apart. */
export type LegalPage = Passage & {
  /** Undefined when the front matter cannot be read. */
  frontMatter: ContentDocument | undefined;
  body: RootContent[];
};

/** What stands between two lines of hyphens, of which the first begins the file. */
const frontMatter = /^---[ \t]*\r?\n(?:([\s\S]*?)\r?\n)??---[ \t]*(?:\r?\n|$)/;

/** A list in a list in a quote needs eight spaces; lists nested by the hundred take minutes to read. */
const deepLine =
  /^(?:[ \t]*(?:>|[-*+](?=[ \t])|\d+[.)](?=[ \t]))){10}|^[ \t]{24}|(?:\[[^[\]\n]*){20}/m;

/** @returns the page in a file, unless it has no front matter or is nested too deeply to read */
export function* readLegalPage(source: Source, language: Language): Check<LegalPage | undefined> {
  const tooDeep = deepLine.exec(source.text);
  if (tooDeep) {
    yield findingAt(source, tooDeep.index, {
      message: "From here on, too much stands one inside the other.",
      remedy: "Write the text with fewer brackets, spaces, quotes or lists inside lists.",
    });
    return undefined;
  }
  const [head, yaml = ""] = frontMatter.exec(source.text) ?? [];
  if (head === undefined) {
    yield findingAt(source, 0, {
      message: source.text.startsWith("---")
        ? "The front matter is not closed by a line of three hyphens (---)."
        : "The page has no front matter with its title and description.",
      remedy: 'Begin the file with four lines: ---, title: "…", description: "…" and again ---.',
    });
    return undefined;
  }
  // Blanked, it leaves all that follows in its place.
  const { children: body } = fromMarkdown(blank(head) + source.text.slice(head.length));
  return { ...source, name: "", language, frontMatter: yield* readFrontMatter(source, yaml), body };
}

/** @returns the words of each heading and paragraph */
export function blocksIn({ body, ...page }: LegalPage): Passage[] {
  return body
    .flatMap(allNodes)
    .filter(({ type }) => type === "heading" || type === "paragraph")
    .map((block) => ({
      ...page,
      text: wordsOf(block, page),
      placeOf: (index) => page.placeOf(startOf(block) + index),
    }));
}

/** @returns the block as it is written, with a stand-in for each character that is no word */
function wordsOf(block: Nodes, { text }: Source): string {
  const start = startOf(block);
  let words = "";
  for (const node of allNodes(block)) {
    if (node.type !== "text") continue;
    words = words.padEnd(startOf(node) - start, "\uFFFC") + text.slice(startOf(node), endOf(node));
  }
  return words.padEnd(endOf(block) - start, "\uFFFC");
}

/** @returns the node and everything inside it, in the order of the text */
export function allNodes(node: Nodes): Nodes[] {
  return "children" in node ? [node, ...node.children.flatMap(allNodes)] : [node];
}

/** @returns where a node begins in the source */
export function startOf(node: Nodes): number {
  return node.position?.start.offset ?? 0;
}

/** @returns where a node ends in the source */
export function endOf(node: Nodes): number {
  return node.position?.end.offset ?? 0;
}
