import { type Finding, fileFinding, type Source, sourceOf } from "../finding";
import { checkPatterns, type FaultPattern } from "./document";

/** Much more than the longest legal page or translation needs. */
const largestFile = 200_000;

const brackets = /(?:[[{][^[\]{}]*){20}/.source;
const listOrQuoteMark = /(?:>|[-*+](?=[ \t])|\d+[.)](?=[ \t]))/.source;
const marks = `^(?:[ \\t]*${listOrQuoteMark}){10}`;
const indentedMark = `^[ \\t]{24,}${listOrQuoteMark}`;

/** Faults that hide all others. The parsers need minutes for what is nested by the hundred. */
const faults: readonly FaultPattern[] = [
  { id: "notUtf8", pattern: /[\uFFFD\0]/ },
  { id: "emptyFile", pattern: /^\s*$/ },
  { id: "mergeConflict", pattern: /^(?:<{7}|>{7})(?: .*)?$/m },
  { id: "nestedTooDeeply", pattern: new RegExp([brackets, marks, indentedMark].join("|"), "m") },
];

/** Reports faults of any text file. @returns the source, unless the file or its text is unusable */
export function readText(
  file: string,
  bytes: Buffer | undefined,
  findings: Finding[],
): Source | undefined {
  if (bytes === undefined || bytes.length > largestFile) {
    const values = { size: Math.round((bytes?.length ?? 0) / 1000), most: largestFile / 1000 };
    findings.push(fileFinding(file, bytes ? "fileTooLarge" : "missingFile", values));
    return undefined;
  }
  const source = sourceOf(file, bytes);
  const [fault] = checkPatterns(source, faults);
  if (fault) findings.push(fault);
  else if (bytes.toString() !== source.text) findings.push(fileFinding(file, "byteOrderMark"));
  return fault ? undefined : source;
}
