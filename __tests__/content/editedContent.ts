import { checkFiles } from "../../src/checking/check";
import { type ContentFiles, readContentFiles } from "../../src/checking/contentFiles";
import type { Finding } from "../../src/checking/finding";
import { finding, placeOf, projectRoot } from "./contentCopy";

/** The content of the site. */
export const content: ContentFiles = readContentFiles(projectRoot);

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
  const findings = await checkFiles(contentWith({ [file]: marked.replace("▸", "") }));

  expect(findings).toEqual([finding(file, placeOf(marked, /▸/), message, severity)]);
}

/** Declares a test for each table row: written into the file, its fault is told, and only that. */
export function itPointsAt(file: string, rows: readonly FaultRow[]): void {
  it.each(rows.map((row) => [row[0], row] as const))("points at %s", (_fault, row) =>
    expectTold(file, row),
  );
}
