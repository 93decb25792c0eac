import { checkContent } from "../../src/checking/check";
import { type ContentFiles, readContentFiles } from "../../src/checking/contentFiles";
import type { Finding } from "../../src/checking/finding";
import { finding, placeOf, projectRoot } from "./contentCopy";

// The first test of a file checks the whole content twice, pictures too; a busy machine takes its time.
jest.setTimeout(60_000);

/** The content of the site. */
export const content: ContentFiles = readContentFiles(projectRoot);

const isWarning = ({ severity }: Finding) => severity === "warning";

/** What a finding says, and of which words; its line and the lengths change with what a test edits. */
const idOf = (files: ContentFiles, { file, line, message }: Finding) =>
  [
    file,
    message.replace(/\d+/g, ""),
    files.get(file)?.toString("utf8").split(/\r?\n/)[line - 1],
  ].join("\n");

const warningsIn = async (files: ContentFiles) =>
  (await checkContent(files)).filter(isWarning).map((each) => idOf(files, each));

let known: Promise<string[]> | undefined;

/** @returns what the check tells, without the warnings that an editor has left in the content */
export async function checkEdited(files: ContentFiles): Promise<Finding[]> {
  known ??= warningsIn(content);
  const left = await known;
  return (await checkContent(files)).filter(
    (each) => !isWarning(each) || !left.includes(idOf(files, each)),
  );
}

/** @returns the content with other files in it; a file that is undefined is taken out */
export function contentWith(
  changes: Record<string, string | Buffer | undefined>,
): Map<string, Buffer> {
  const files = new Map(content);
  for (const [file, bytes] of Object.entries(changes)) {
    if (bytes === undefined) files.delete(file);
    else files.set(file, Buffer.from(bytes));
  }
  return files;
}

/** @returns the text of a content file with its first match replaced; throws when nothing changes */
export function edit(file: string, pattern: RegExp, replacement: string): string {
  const before = textOf(file);
  const after = before.replace(pattern, replacement);
  if (after === before) throw new Error(`${pattern} changes nothing in ${file}`);
  return after;
}

/** @returns the text of a content file */
export function textOf(file: string): string {
  return content.get(file)?.toString("utf8") ?? "";
}

/** A table row: a fault, the match in the file that makes way, and what is written and told. */
export type FaultRow = readonly [
  fault: string,
  replace: RegExp,
  /** A ▸ stands where the finding must point; it is not written. */
  by: string,
  message: string,
  severity?: Finding["severity"],
];

/** Writes the fault of a table row into a file, and expects that it is told, and nothing else. */
export async function expectTold(file: string, row: FaultRow): Promise<void> {
  const [, replace, by, message, severity] = row;
  const marked = edit(file, replace, by);
  const findings = await checkEdited(contentWith({ [file]: marked.replace("▸", "") }));

  expect(findings).toEqual([finding(file, placeOf(marked, /▸/), message, severity)]);
}

/** Declares a test for each table row: written into the file, its fault is told, and only that. */
export function itPointsAt(file: string, rows: readonly FaultRow[]): void {
  it.each(rows.map((row) => [row[0], row] as const))("points at %s", (_fault, row) =>
    expectTold(file, row),
  );
}
