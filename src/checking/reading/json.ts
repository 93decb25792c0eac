import {
  createScanner,
  findNodeAtLocation,
  getNodeValue,
  type Node,
  type ParseError,
  parseTree,
  SyntaxKind,
} from "jsonc-parser";
import { type Advice, type Finding, findingAt, type Source } from "../finding";
import type { ContentDocument, ValuePath } from "./document";
import { explainJsonErrors } from "./jsonFaults";

/** No content needs more; the parser would run out of stack at thousands. */
const deepest = 20;

const nestedTooDeep: Advice = {
  message: `From here on, more than ${deepest} groups stand one inside the other.`,
  remedy: "Close every group that opens with { by a } where it ends.",
};

/**
 * Reads a JSON file and tells every fault of its syntax.
 *
 * @returns the findings, and the document unless its syntax hides what belongs where
 */
export function readJson(source: Source): {
  document: ContentDocument | undefined;
  findings: Finding[];
} {
  const tooDeep = findTooDeep(source.text);
  if (tooDeep !== undefined) {
    return { document: undefined, findings: [findingAt(source, tooDeep, nestedTooDeep)] };
  }
  const errors: ParseError[] = [];
  const root = parseTree(source.text, errors, { disallowComments: true });
  const faults = explainJsonErrors(source.text, errors);
  const findings = faults.map((fault) => findingAt(source, fault.offset, fault));
  if (root === undefined || !faults.every((fault) => fault.harmless)) {
    return { document: undefined, findings };
  }
  return {
    document: toDocument(source, root),
    findings: [...findings, ...duplicateFindings(source, root)],
  };
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
  const find = (path: ValuePath) => findNodeAtLocation(root, [...path]);
  return {
    source,
    value: getNodeValue(root),
    keyOffset: (path) => find(path)?.parent?.children?.[0]?.offset,
    valueOffset: (path) => find(path)?.offset,
    characterOffset: (path, index) => {
      const node = find(path);
      return node === undefined ? 0 : node.offset + 1 + writtenLength(source.text, node, index);
    },
  };
}

/** @returns how long the first characters of a text are as written, with escapes such as \" */
function writtenLength(text: string, node: Node, index: number): number {
  const written = text.slice(node.offset + 1, node.offset + node.length - 1);
  const characters = written.match(/\\u[\da-f]{4}|\\.|[\s\S]/gi) ?? [];
  return characters.slice(0, index).join("").length;
}

function duplicateFindings(source: Source, node: Node): Finding[] {
  const keys = node.type === "object" ? (node.children ?? []).flatMap(keyOf) : [];
  const known = new Set();
  const repeated = keys.filter(({ value }) => known.size === known.add(value).size);
  return [
    ...repeated.map((key) =>
      findingAt(source, key.offset, {
        message: `"${key.value}" stands twice in the same group.`,
        remedy: "Delete one of the two.",
      }),
    ),
    ...(node.children ?? []).flatMap((child) => duplicateFindings(source, child)),
  ];
}

function keyOf(property: Node): Node[] {
  return property.children?.slice(0, 1) ?? [];
}
