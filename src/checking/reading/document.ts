import { z } from "zod";
import type { Language } from "../../contract/languages";
import { type TextRules, textRules } from "../../contract/text";
import { type Finding, findingAt, type MessageId, type Source } from "../finding";

export type ValuePath = readonly PropertyKey[];

/** A value in a file, and its place. */
export type Entry = {
  value: unknown;
  /** Where its name begins; undefined for a value without a name. */
  keyOffset: number | undefined;
  offset: number;
  /** @returns the offset in the file of a character of a text */
  characterOffset: (index: number) => number;
};

/** A value read from a file, with the place of each entry. */
export type ContentDocument = {
  source: Source;
  value: unknown;
  entryAt: (path: ValuePath) => Entry | undefined;
};

/** A text of the site in one language, with its rules. */
export type Passage = Source &
  TextRules & {
    /** The name in messages, such as `hero.title`; empty for a part of a legal page. */
    name: string;
    language: Language;
  };

/** A pattern that no text may match. Its message can contain the match (`found`) or its `code`. */
export type FaultPattern = { pattern: RegExp; id: MessageId };

/** @returns for each pattern a finding at its first match */
export function checkPatterns(source: Source, patterns: readonly FaultPattern[]): Finding[] {
  return patterns.flatMap(({ pattern, id }) => {
    const match = pattern.exec(source.text);
    if (!match) return [];
    const [found] = match;
    return [findingAt(source, match.index, id, { found, code: codeOf(found) })];
  });
}

/** @returns the code of a character, such as U+00A0 */
export function codeOf(character: string): string {
  return `U+${character.codePointAt(0)?.toString(16).toUpperCase().padStart(4, "0")}`;
}

/** @returns the texts of a document that its schema accepts, in the order of the schema */
export function passagesIn(
  document: ContentDocument | undefined,
  schema: z.core.$ZodType,
  language: Language,
): Passage[] {
  if (!document) return [];
  const { source, value, entryAt } = document;
  return textLeaves(schema, value).flatMap(({ path, schema: leaf, ...rules }) => {
    const entry = entryAt(path);
    if (typeof entry?.value !== "string" || !z.safeParse(leaf, entry.value).success) return [];
    const placeOf = (index: number) => source.placeOf(entry.characterOffset(index));
    return [{ ...rules, language, file: source.file, text: entry.value, placeOf }];
  });
}

/** A single value of a schema, with its rules. */
type TextLeaf = TextRules & { path: ValuePath; schema: z.core.$ZodType; name: string };

/**
 * @param value the content, which determines the length of lists; without it, lists are empty
 * @returns every single value of a schema, in the order of the schema
 */
export function textLeaves(
  schema: z.core.$ZodType,
  value?: unknown,
  path: ValuePath = [],
): TextLeaf[] {
  const type = required(schema);
  if (type instanceof z.ZodArray) {
    const items: unknown[] = Array.isArray(value) ? value : [];
    return items.flatMap((item, index) => textLeaves(type.element, item, [...path, index]));
  }
  if (!(type instanceof z.ZodObject)) {
    return [{ path, schema: type, name: nameOf(path), ...textRules.get(type) }];
  }
  const entries = new Map(Object.entries(value ?? {}));
  return Object.entries(type.shape).flatMap(([key, child]) =>
    textLeaves(child, entries.get(key), [...path, key]),
  );
}

/** @returns the schema of the value at `path`, also of an optional one; undefined if the schema has no such value */
export function schemaAt(schema: z.core.$ZodType, path: ValuePath): z.core.$ZodType | undefined {
  const [key, ...rest] = path;
  const type = required(schema);
  if (key === undefined) return type;
  const child = type instanceof z.ZodArray ? type.element : shapeOf(type)[String(key)];
  return child && schemaAt(child, rest);
}

/** @returns the entries of a group; none for another kind of value */
export function shapeOf(schema: z.core.$ZodType | undefined): z.core.$ZodShape {
  return schema instanceof z.ZodObject ? schema.shape : {};
}

/** @returns a text as the subject of a message: by its name, if it has one */
export function subjectOf({ name }: Passage): string {
  return name === "" ? "This text" : `"${name}"`;
}

/** @returns the path as an editor reads it. Items of lists count from 1. */
export function nameOf(path: ValuePath): string {
  return path.map((key) => (typeof key === "number" ? key + 1 : String(key))).join(".");
}

function required(schema: z.core.$ZodType): z.core.$ZodType {
  return schema instanceof z.ZodOptional ? schema.unwrap() : schema;
}
