import { applyRules } from "../../src/checking/applyRules";
import { readContentFiles } from "../../src/checking/contentFiles";
import type { Finding, FindingId, Values } from "../../src/checking/finding";
import { fixtureRoot } from "../support/useFolder";

/** The frozen content, which has no findings. */
export const content = readContentFiles(fixtureRoot);

/** A file of the frozen content in each language. */
export const table = (language: string) => `content/locales/${language}/translation.json`;
export const page = (language: string, slug = "gdpr") => `content/legal/${language}/${slug}.md`;

export type Changes = Record<string, string | Buffer | undefined>;

/** @returns the frozen content with other files in it; a file that is undefined is removed */
export function contentWith(changes: Changes): Map<string, Buffer> {
  const files = new Map(content);
  for (const [file, bytes] of Object.entries(changes)) {
    if (bytes === undefined) files.delete(file);
    else files.set(file, Buffer.from(bytes));
  }
  return files;
}

/** @returns the findings in the frozen content with other files in it, whose pictures it does not decode */
export const checkWith = (changes: Changes) => applyRules(contentWith(changes));

/** @returns the text of a content file with its first match replaced; throws when nothing changes */
export function edit(file: string, pattern: RegExp | string, replacement: string): string {
  const before = textOf(file);
  const after = before.replace(pattern, replacement);
  if (after === before) throw new Error(`${pattern} changes nothing in ${file}`);
  return after;
}

/** @returns the text of a content file */
export const textOf = (file: string): string => content.get(file)?.toString() ?? "";

/** The end of a file, in `edit`. */
export const end = /\s*$/;

/** @returns line and column of the first match; throws when there is none */
export function placeOf(text: string, pattern: RegExp): { line: number; column: number } {
  const index = text.search(pattern);
  if (index === -1) throw new Error(`${pattern} is not in the text`);
  const lines = text.slice(0, index).split("\n");
  return { line: lines.length, column: (lines.at(-1) ?? "").length + 1 };
}

/** The finding that a test expects, with those of its values that matter. */
export const finding = (
  file: string,
  place: { line: number; column: number },
  id: FindingId,
  values: Values = {},
): Finding => ({
  id,
  place: { file, ...place },
  values: expect.objectContaining(values),
});

export const fileStart = { line: 1, column: 1 };
