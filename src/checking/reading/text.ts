import { type Finding, fileFinding, findingAt, type Source, sourceOf } from "../finding";

/** Much more than the longest legal page or translation needs. */
const largestFile = 200_000;

const conflictMark = /^(?:<{7}|>{7})(?: .*)?$/m;

/**
 * Decodes a file and reports faults that do not depend on its format.
 *
 * @returns the source; undefined if a fault hides the rest
 */
export function readText(file: string, bytes: Buffer, findings: Finding[]): Source | undefined {
  const source = sourceIn(file, bytes);
  const { text } = source;
  const unreadable = text.search(/[\uFFFD\0]/);
  const conflict = text.search(conflictMark);
  if (bytes.length > largestFile) {
    const size = Math.round(bytes.length / 1000);
    findings.push(fileFinding(file, "fileTooLarge", { size, most: largestFile / 1000 }));
  } else if (unreadable !== -1) {
    findings.push(findingAt(source, unreadable, "notUtf8"));
  } else if (!/\S/.test(text)) {
    findings.push(fileFinding(file, "emptyFile"));
  } else if (conflict !== -1) {
    findings.push(findingAt(source, conflict, "mergeConflict"));
  } else {
    if (bytes.toString("utf8") !== text) findings.push(fileFinding(file, "byteOrderMark"));
    return source;
  }
  return undefined;
}

/** @returns bytes as text, without the byte order mark; bytes that are not UTF-8 become U+FFFD */
export function decode(bytes: Buffer): string {
  return bytes.toString("utf8").replace(/^\uFEFF/, "");
}

/** @returns a file as a source, without a check; a missing file is empty */
export function sourceIn(file: string, bytes: Buffer = Buffer.alloc(0)): Source {
  return sourceOf(file, decode(bytes));
}
