import { checkContent } from "../../src/checking/check";
import { type ContentFiles, readContentFiles } from "../../src/checking/contentFiles";
import type { Finding } from "../../src/checking/finding";
import { fixtureRoot } from "../support/useFolder";
import { finding, placeOf } from "./contentCopy";

/** The frozen content, which has no findings. */
export const content: ContentFiles = readContentFiles(fixtureRoot);

/** A file of the frozen content in each language. */
export const table = (language: string) => `content/locales/${language}/translation.json`;
export const page = (language: string, slug = "gdpr") => `content/legal/${language}/${slug}.md`;

type Changes = Record<string, string | Buffer | undefined>;

/** @returns the frozen content with other files in it; a file that is undefined is removed */
export function contentWith(changes: Changes): ContentFiles {
  const files = new Map(content);
  for (const [file, bytes] of Object.entries(changes)) {
    if (bytes === undefined) files.delete(file);
    else files.set(file, Buffer.from(bytes));
  }
  return files;
}

/** @returns the findings in the frozen content with other files in it */
export const checkWith = (changes: Changes) => checkContent(contentWith(changes));

/** @returns the text of a content file with its first match replaced; throws when nothing changes */
export function edit(file: string, pattern: RegExp, replacement: string): string {
  const before = textOf(file);
  const after = before.replace(pattern, replacement);
  if (after === before) throw new Error(`${pattern} changes nothing in ${file}`);
  return after;
}

/** @returns the text of a content file */
export const textOf = (file: string): string => content.get(file)?.toString() ?? "";

/** @returns the findings in the frozen content with the first match in a file replaced */
export const checkEdited = (file: string, pattern: RegExp, replacement: string) =>
  checkWith({ [file]: edit(file, pattern, replacement) });

/** The end of a file, in `edit`. */
export const end = /\s*$/;

/** @returns the legal pages of this name in all languages, with their new texts */
export function pages(slug: string, newText: (file: string) => string): Record<string, string> {
  const files = ["bs", "de", "en"].map((language) => page(language, slug));
  return Object.fromEntries(files.map((file) => [file, newText(file)]));
}

/** The name of a fault, the text that it replaces, its own text, and the expected finding. */
export type FaultRow = readonly [
  fault: string,
  replace: RegExp,
  /** A ▸ marks the place of the finding; it is not written. */
  by: string,
  message: string,
  severity?: Finding["severity"],
  remedy?: string,
];

/** Writes the fault into a file, and expects its finding and no other of this severity. */
export async function expectFinding(file: string, row: FaultRow): Promise<void> {
  const [, replace, by, message, severity = "error", remedy] = row;
  const marked = edit(file, replace, by);
  const findings = await checkWith({ [file]: marked.replace("▸", "") });

  const found = findings.filter((each) => each.severity === severity);
  expect(found).toEqual([finding(file, placeOf(marked, /▸/), message, severity, remedy)]);
}

/** Declares a test for each fault: the check reports it, and nothing else. */
export function itReports(file: string, rows: readonly FaultRow[]): void {
  for (const row of rows) it(`reports ${row[0]}`, () => expectFinding(file, row));
}

/** Declares a test for each change of the file: the check accepts it. */
export function itAccepts(file: string, rows: readonly (readonly [string, RegExp, string])[]) {
  for (const [what, replace, by] of rows)
    it(`accepts ${what}`, async () => expect(await checkEdited(file, replace, by)).toEqual([]));
}
