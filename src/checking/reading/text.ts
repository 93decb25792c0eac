import { type Finding, fileFinding } from "../finding";
import { findConflicts, keepFirstSide } from "./conflicts";
import { findingAt, type Source } from "./source";

const utf8Remedy = 'Save the file with the encoding "UTF-8" and mend letters that were lost.';

/** Ten times what the longest legal page or translation needs. */
const largestFile = 500_000;

/**
 * Decodes a file and looks for faults that have nothing to do with its format.
 *
 * @returns the findings, and the source unless there is nothing in it to read on
 */
export function readText(
  file: string,
  bytes: Buffer,
): { source: Source | undefined; findings: Finding[] } {
  if (bytes.length > largestFile) {
    return { source: undefined, findings: [tooLargeFinding(file, bytes.length)] };
  }
  const text = decode(bytes);
  const findings = [...markFindings(file, bytes), ...encodingFindings({ file, text })];
  if (text.includes("\0")) return { source: undefined, findings };
  if (!/\S/.test(text)) return { source: undefined, findings: [...findings, emptyFinding(file)] };
  return {
    source: { file, text: keepFirstSide(text) },
    findings: [...findings, ...conflictFindings({ file, text })],
  };
}

/** Turns bytes into text without the byte order mark; what is not UTF-8 becomes U+FFFD. */
export function decode(bytes: Buffer): string {
  return bytes.toString("utf8").replace(/^\uFEFF/, "");
}

function markFindings(file: string, bytes: Buffer): Finding[] {
  if (!bytes.toString("utf8").startsWith("\uFEFF")) return [];
  return [
    fileFinding(file, {
      message: "The file begins with an invisible byte order mark (BOM).",
      remedy: 'Save the file with the encoding "UTF-8", not "UTF-8 with BOM".',
    }),
  ];
}

function encodingFindings(source: Source): Finding[] {
  const offset = source.text.search(/[\uFFFD\0]/);
  if (offset === -1) return [];
  const message = "The file is not saved as UTF-8: here a letter cannot be read.";
  return [findingAt(source, offset, { message, remedy: utf8Remedy })];
}

function tooLargeFinding(file: string, size: number): Finding {
  return fileFinding(file, {
    message: `The file has ${Math.round(size / 1000)} kB; a text file of the site has ${largestFile / 1000} kB at most.`,
    remedy: "Bring back its content from the history; something was pasted that does not belong.",
  });
}

function emptyFinding(file: string): Finding {
  return fileFinding(file, {
    message: "The file is empty.",
    remedy: "Bring back its content from the history, or write it anew.",
  });
}

function conflictFindings(source: Source): Finding[] {
  return findConflicts(source.text).map((offset) =>
    findingAt(source, offset, {
      message: "Marks of a merge conflict are left in the file.",
      remedy:
        "Keep one of the two versions and delete the lines that begin with <<<<<<<, ======= and >>>>>>>.",
    }),
  );
}
