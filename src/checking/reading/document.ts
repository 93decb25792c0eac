import { z } from "zod";
import type { Language } from "../../contract/languages";
import { type TextRules, textRules } from "../../contract/text";
import type { Fault, Source } from "../finding";

export type ValuePath = readonly PropertyKey[];

/** A value in a file, and where it stands there. */
export type Entry = {
  value: unknown;
  /** Where its name begins; undefined for what has none. */
  keyOffset: number | undefined;
  offset: number;
  /** Where a character of a text stands. */
  characterOffset: (index: number) => number;
};

/** A value read from a file, of which every entry knows where it stands. */
export type ContentDocument = {
  source: Source;
  value: unknown;
  entryAt: (path: ValuePath) => Entry | undefined;
};

/** A text of the site in one language, with what is asked of it. */
export type Passage = Source &
  TextRules & {
    /** What an editor knows it by, such as `hero.title`; empty for a legal page and its parts. */
    name: string;
    language: Language;
  };

/** What no text may hold, and what is told where one does. */
export type FaultPattern = {
  /** One for all languages, or one for each that is searched. */
  pattern: RegExp | Partial<Record<string, RegExp>>;
  message: (found: string) => string;
  remedy: string;
};

/** @returns a fault where a pattern matches first, or at every match if it is a global one */
export function findFaults(
  text: string,
  patterns: readonly FaultPattern[],
  language = "",
): Fault[] {
  return patterns.flatMap(({ pattern, message, remedy }) => {
    const searched = pattern instanceof RegExp ? pattern : pattern[language];
    const matches = searched?.global ? text.matchAll(searched) : [searched?.exec(text)];
    return [...matches].flatMap((match) =>
      match ? [{ index: match.index, message: message(match[0]), remedy }] : [],
    );
  });
}

/** @returns the texts of a document that its schema accepts, in the order of the schema */
export function passagesIn(
  { source, entryAt }: ContentDocument,
  schema: z.core.$ZodType,
  language: Language,
): Passage[] {
  return textLeaves(schema).flatMap(({ path, schema: leaf, ...rules }) => {
    const entry = entryAt(path);
    if (typeof entry?.value !== "string" || !z.safeParse(leaf, entry.value).success) return [];
    const placeOf = (index: number) => source.placeOf(entry.characterOffset(index));
    return [{ ...rules, language, file: source.file, text: entry.value, placeOf }];
  });
}

/** A text of a schema, with what is asked of it. */
type TextLeaf = TextRules & { path: readonly string[]; schema: z.core.$ZodType; name: string };

/** @returns every text of a nested group of texts, in the order of the schema */
export function textLeaves(schema: z.core.$ZodType, path: readonly string[] = []): TextLeaf[] {
  const shape = shapeOf(schema);
  if (!shape) return [{ path, schema, name: path.join("."), ...textRules.get(schema) }];
  return Object.entries(shape).flatMap(([key, child]) => textLeaves(child, [...path, key]));
}

/** @returns the schema of the value at `path`; undefined where there can be none */
export function schemaAt(schema: z.core.$ZodType, path: ValuePath): z.core.$ZodType | undefined {
  const child = (group: z.core.$ZodType | undefined, key: PropertyKey) =>
    shapeOf(group)?.[String(key)];
  return path.reduce(child, schema);
}

/** @returns the entries of a group, also of one that may be missing; undefined for a single value */
export function shapeOf(schema: z.core.$ZodType | undefined): z.core.$ZodShape | undefined {
  if (schema instanceof z.ZodOptional) return shapeOf(schema.unwrap());
  return schema instanceof z.ZodObject ? schema.shape : undefined;
}
