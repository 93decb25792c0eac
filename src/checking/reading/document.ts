import {
  findNodeAtLocation,
  getNodeValue,
  type Node,
  type ParseError,
  parseTree,
  printParseErrorCode,
} from "jsonc-parser";
import { z } from "zod";
import type { Language } from "../../contract/languages";
import { type TextRules, textRules } from "../../contract/text";
import { type Finding, findingAt, type Source } from "../finding";
import { nameOf, schemaAt, type ValuePath } from "./paths";

/** A value in a file, and where its name and the value itself begin. */
type Entry = {
  value: unknown;
  nameOffset: number;
  offset: number;
  /** @returns the offset in the file of a character of a text */
  characterOffset: (index: number) => number;
};

/** Named values read from a file, with the place of each entry. */
export type Document = Source & {
  value: unknown;
  entryAt: (path: ValuePath) => Entry | undefined;
};

/** A text of the site in one language, with its rules. */
export type Passage = Source &
  TextRules & {
    /** The name in messages, such as `hero.title`. */
    name: string;
    language: Language;
  };

/** Reports the first syntax error, or all duplicate names. @returns a document without errors */
export function readJson(source: Source, faults: Finding[]): Document | undefined {
  const errors: ParseError[] = [];
  const root = parseTree(source.text, errors, { disallowComments: true });
  const [error] = errors;
  const found = error
    ? [findingAt(source, error.offset, "syntax", { code: printParseErrorCode(error.error) })]
    : findDuplicates(source, root);
  faults.push(...found);
  if (!root || found.length > 0) return undefined;
  const entryAt: Document["entryAt"] = (path) => {
    const keys = path.map((key) => (typeof key === "number" ? key : String(key)));
    const node = findNodeAtLocation(root, keys);
    return (
      node && {
        value: getNodeValue(node),
        nameOffset: (node.parent?.type === "property" ? node.parent : node).offset,
        offset: node.offset,
        characterOffset: (index) => node.offset + writtenLength(source.text, node, index),
      }
    );
  };
  return { ...source, value: getNodeValue(root), entryAt };
}

/** @returns a finding for each name that its group already has, without the groups inside it */
function findDuplicates(source: Source, { children = [] }: Partial<Node> = {}): Finding[] {
  const names = children.map((child) => child.type === "property" && child.children?.[0]?.value);
  return children.flatMap((child, index) => {
    const name = names[index];
    if (name === false || names.indexOf(name) === index) return findDuplicates(source, child);
    return [findingAt(source, child.offset, "nameTwice", { name })];
  });
}

/** @returns the length in the file of the first characters of a text, with escapes such as \" */
function writtenLength(text: string, node: Node, index: number): number {
  const written = text.slice(node.offset, node.offset + node.length);
  const characters = written.match(/^"|\\u[\da-f]{4}|\\.|[\s\S]/gi) ?? [];
  return characters.slice(0, node.type === "string" ? index + 1 : index).join("").length;
}

/** @returns the single values of a document that its schema accepts, as texts */
export function passagesIn(
  document: Document | undefined,
  schema: z.core.$ZodType,
  language: Language,
): Passage[] {
  if (!document) return [];
  const { file, value, entryAt } = document;
  return pathsIn(value).flatMap((path) => {
    const [entry, leaf] = [entryAt(path), schemaAt(schema, path)];
    if (!entry || !leaf || !z.safeParse(leaf, entry.value).success) return [];
    const placeOf = (index: number) => document.placeOf(entry.characterOffset(index));
    const passage = { name: nameOf(path), language, file, text: String(entry.value), placeOf };
    return [{ ...textRules.get(leaf), ...passage }];
  });
}

/** @returns the path of each single value */
function pathsIn(value: unknown, path: ValuePath = []): ValuePath[] {
  if (typeof value !== "object" || value === null) return [path];
  const nameOfChild = (key: string) => (Array.isArray(value) ? Number(key) : key);
  return Object.entries(value).flatMap(([key, child]) =>
    pathsIn(child, [...path, nameOfChild(key)]),
  );
}
