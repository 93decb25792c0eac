import { z } from "zod";
import type { Language } from "../../contract/languages";
import { type TextRules, textRules } from "../../contract/text";
import { type Advice, type Finding, findingAt, type Severity, type Source } from "../finding";

export type ValuePath = readonly PropertyKey[];

/** A value read from a file, of which every part knows where it stands in the text. */
export type ContentDocument = {
  source: Source;
  value: unknown;
  /** Where the name of an entry begins; undefined when there is no such entry. */
  keyOffset: (path: ValuePath) => number | undefined;
  /** Where the value of an entry begins; undefined when there is no such entry. */
  valueOffset: (path: ValuePath) => number | undefined;
  /** Where a character of a text stands in the file. */
  characterOffset: (path: ValuePath, index: number) => number;
};

/** A text of the site in one language, with what is asked of it. */
export type Passage = TextRules & {
  /** What an editor knows it by, such as `hero.title`; empty for a part of a legal page. */
  name: string;
  language: Language;
  text: string;
  source: Source;
  /** Where a character of the text stands in the source. */
  offsetOf: (index: number) => number;
};

/** What is wrong with a text, and at which character. */
export type Fault = { index: number; advice: Advice };

/** What no text may hold, and what is told where one does. */
export type FaultPattern = {
  pattern: RegExp;
  message: (found: string) => string;
  remedy: string;
};

/** @returns a fault where a pattern matches first, or at every match if it is a global one */
export function findFaults(text: string, patterns: readonly FaultPattern[]): Fault[] {
  return patterns.flatMap(({ pattern, message, remedy }) => {
    const matches = pattern.global ? text.matchAll(pattern) : [pattern.exec(text)];
    return [...matches].flatMap((match) =>
      match ? [{ index: match.index, advice: { message: message(match[0]), remedy } }] : [],
    );
  });
}

/** @returns a finding that points at a character of a text */
export function findingIn(
  { source, offsetOf }: Passage,
  index: number,
  advice: Advice,
  severity?: Severity,
): Finding {
  return findingAt(source, offsetOf(index), advice, severity);
}

/** @returns a finding for each fault of a text */
export function findingsIn(
  passage: Passage,
  faults: readonly Fault[],
  severity?: Severity,
): Finding[] {
  return faults.map(({ index, advice }) => findingIn(passage, index, advice, severity));
}

/** @returns the texts of a document that are there and not blank, in the order of its schema */
export function passagesIn(
  document: ContentDocument,
  schema: z.core.$ZodType,
  language: Language,
): Passage[] {
  return textLeaves(schema).flatMap(({ path, ...rules }) => {
    const text = textAt(document, path);
    if (text === undefined || !/\S/.test(text)) return [];
    const offsetOf = (index: number) => document.characterOffset(path, index);
    return [{ ...rules, language, text, source: document.source, offsetOf }];
  });
}

/** @returns the text at `path`; undefined when there is none, or something else than a text */
export function textAt(document: ContentDocument, path: readonly string[]): string | undefined {
  const value = path.reduce<unknown>(entryOf, document.value);
  return typeof value === "string" ? value : undefined;
}

/** A text of a schema, with what is asked of it. */
type TextLeaf = TextRules & { path: readonly string[]; name: string };

/** @returns every text of a nested group of texts, in the order of the schema */
export function textLeaves(schema: z.core.$ZodType, path: readonly string[] = []): TextLeaf[] {
  if (schema instanceof z.ZodOptional) return textLeaves(schema.unwrap(), path);
  if (schema instanceof z.ZodObject) {
    return Object.entries<z.core.$ZodType>(schema.shape).flatMap(([key, child]) =>
      textLeaves(child, [...path, key]),
    );
  }
  return [{ path, name: path.join("."), values: [], ...textRules.get(schema) }];
}

/** @returns the schema of the value at `path`; undefined where there can be none */
export function schemaAt(schema: z.core.$ZodType, path: ValuePath): z.core.$ZodType | undefined {
  const [key, ...rest] = path;
  if (key === undefined) return schema;
  if (schema instanceof z.ZodOptional) return schemaAt(schema.unwrap(), path);
  if (!(schema instanceof z.ZodObject)) return undefined;
  const child: z.core.$ZodType | undefined = schema.shape[String(key)];
  return child && schemaAt(child, rest);
}

function entryOf(group: unknown, key: string): unknown {
  if (typeof group !== "object" || group === null) return undefined;
  return Object.getOwnPropertyDescriptor(group, key)?.value;
}
