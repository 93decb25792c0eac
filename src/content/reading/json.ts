import {
  findNodeAtLocation,
  getNodeValue,
  type Node,
  type ParseError,
  parseTree,
} from "jsonc-parser";
import type { Finding } from "../finding";
import { explainJsonErrors } from "./jsonFaults";
import type { PositionedValue, ValuePath } from "./positionedValue";
import { findingAt, type Source } from "./source";

export type JsonDocument = PositionedValue & {
  /** Where the character of a text stands in the file, escapes such as \" counted as written. */
  characterOffset: (path: ValuePath, index: number) => number;
};

/**
 * Reads a JSON file and tells every fault of its syntax.
 *
 * @returns the findings, and the document unless its syntax hides what belongs where
 */
export function readJson(source: Source): {
  document: JsonDocument | undefined;
  findings: Finding[];
} {
  const errors: ParseError[] = [];
  const root = parse(source.text, errors);
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

function parse(text: string, errors: ParseError[]): Node | undefined {
  return parseTree(text, errors, { disallowComments: true, allowTrailingComma: false });
}

function toDocument(source: Source, root: Node): JsonDocument {
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

function writtenLength(text: string, node: Node, index: number): number {
  const written = text.slice(node.offset + 1, node.offset + node.length - 1);
  const characters = written.match(/\\u[\da-f]{4}|\\.|[\s\S]/gi) ?? [];
  return characters.slice(0, index).join("").length;
}

function duplicateFindings(source: Source, node: Node): Finding[] {
  const keys = node.type === "object" ? (node.children ?? []).flatMap(keyOf) : [];
  const repeated = keys.filter((key, index) =>
    keys.slice(0, index).some((earlier) => earlier.value === key.value),
  );
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
