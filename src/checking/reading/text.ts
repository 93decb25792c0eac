import { type Finding, fileFinding, findingAt, type Source, sourceOf } from "../finding";
import { checkPatterns, type FaultPattern } from "./document";

/** Much more than the longest legal page or translation needs. */
const largestFile = 200_000;

const listOrQuoteMark = /(?:>|[-*+](?=[ \t])|\d+[.)](?=[ \t]))/.source;
const nestedMark = `^(?:(?:[ \\t]*${listOrQuoteMark}){10}|[ \\t]{24,}${listOrQuoteMark})`;

/** Errors that prevent all other checks. The parsers need minutes for hundreds of nested levels. */
const faults: readonly FaultPattern[] = [
  { id: "notUtf8", pattern: /[\uFFFD\0]/ },
  { id: "emptyFile", pattern: /^\s*$/ },
  { id: "mergeConflict", pattern: /^(?:<{7}|>{7})(?: .*)?$/m },
  { id: "nestedTooDeeply", pattern: new RegExp(nestedMark, "m") },
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

/** @returns the brackets and braces outside of quotes */
export const bracketsIn = (text: string) =>
  [...text.matchAll(/"(?:[^"\\\n]|\\.)*"|[[\]{}]/g)]
    .filter(({ 0: found }) => !found.startsWith('"'))
    .map(({ 0: found, index }) => ({ opens: /[[{]/.test(found), index }));

/** Reports the first bracket or brace, outside of quotes, that is inside nineteen others. */
export function isNestedTooDeeply(source: Source, findings: Finding[]): boolean {
  let depth = 0;
  for (const { opens, index } of bracketsIn(source.text)) {
    depth = Math.max(0, depth + (opens ? 1 : -1));
    if (depth < 20) continue;
    findings.push(findingAt(source, index, "nestedTooDeeply"));
    return true;
  }
  return false;
}
