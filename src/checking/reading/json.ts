import {
  createScanner,
  findNodeAtLocation,
  getNodeValue,
  type Node,
  type ParseError,
  parseTree,
  SyntaxKind,
} from "jsonc-parser";
import type { z } from "zod";
import type { Language } from "../../contract/languages";
import { type Check, findingAt, findingsIn, run, type Source } from "../finding";
import { type ContentDocument, type Passage, passagesIn } from "./document";
import { explainJsonErrors } from "./jsonFaults";

/** No content needs more; the parser would run out of stack at thousands. */
const deepest = 20;

/** @returns the content of a JSON file, unless its syntax hides what belongs where */
export function* readJson(source: Source): Check<ContentDocument | undefined> {
  const tooDeep = findTooDeep(source.text);
  if (tooDeep !== undefined) {
    yield findingAt(source, tooDeep, {
      message: `From here on, more than ${deepest} groups stand one inside the other.`,
      remedy: "Close every group that opens with { by a } where it ends.",
    });
    return undefined;
  }
  const errors: ParseError[] = [];
  const root = parseTree(source.text, errors, { disallowComments: true });
  const faults = explainJsonErrors(source.text, errors);
  yield* findingsIn(source, faults);
  if (root === undefined || !faults.every(({ harmless }) => harmless)) return undefined;
  yield* checkNames(source, root);
  return toDocument(source, root);
}

/** @returns the texts of a JSON file, as far as it can be read, whatever is wrong with it */
export function textsIn(source: Source, schema: z.ZodType, language: Language): Passage[] {
  const { result: document } = run(readJson(source));
  return document ? passagesIn(document, schema, language) : [];
}

function findTooDeep(text: string): number | undefined {
  const scanner = createScanner(text, true);
  let depth = 0;
  for (let token = scanner.scan(); token !== SyntaxKind.EOF; token = scanner.scan()) {
    if (token === SyntaxKind.OpenBraceToken || token === SyntaxKind.OpenBracketToken) depth += 1;
    if (token === SyntaxKind.CloseBraceToken || token === SyntaxKind.CloseBracketToken) depth -= 1;
    if (depth > deepest) return scanner.getTokenOffset();
  }
  return undefined;
}

function toDocument(source: Source, root: Node): ContentDocument {
  const entryAt: ContentDocument["entryAt"] = (path) => {
    const node = findNodeAtLocation(root, path.map(String));
    return (
      node && {
        value: node.value,
        keyOffset: node.parent?.children?.[0]?.offset,
        offset: node.offset,
        characterOffset: (index) => node.offset + 1 + writtenLength(source.text, node, index),
      }
    );
  };
  return { source, value: getNodeValue(root), entryAt };
}

/** @returns how long the first characters of a text are as written, with escapes such as \" */
function writtenLength(text: string, node: Node, index: number): number {
  const written = text.slice(node.offset + 1, node.offset + node.length - 1);
  const characters = written.match(/\\u[\da-f]{4}|\\.|[\s\S]/gi) ?? [];
  return characters.slice(0, index).join("").length;
}

/** Looks for names that stand twice in a group, and in the groups inside it. */
function* checkNames(source: Source, node: Node): Check {
  const names = new Set<unknown>();
  for (const child of node.children ?? []) {
    const [name] = (child.type === "property" && child.children) || [];
    if (name && names.size === names.add(name.value).size) {
      yield findingAt(source, name.offset, {
        message: `"${name.value}" stands twice in the same group.`,
        remedy: "Delete one of the two.",
      });
    }
    yield* checkNames(source, child);
  }
}
