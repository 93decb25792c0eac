/** What an editor is told: what is wrong, and how to mend it. */
export type Advice = { message: string; remedy: string };

export type Severity = "error" | "warning";

/** One fault in the content. Lines and columns count from 1. */
export type Finding = Advice & {
  /** Path from the project's root, with forward slashes. */
  file: string;
  line: number;
  column: number;
  severity: Severity;
};

/**
 * Orders findings for reading: errors before warnings, then by file, line and column.
 *
 * @returns a number as `Array.prototype.sort` expects it
 */
export function compareFindings(a: Finding, b: Finding): number {
  return (
    compare(a.severity, b.severity) ||
    compare(a.file, b.file) ||
    a.line - b.line ||
    a.column - b.column
  );
}

/** A finding about a file or folder as a whole. */
export function fileFinding(file: string, advice: Advice, severity: Severity = "error"): Finding {
  return { file, line: 1, column: 1, severity, ...advice };
}

function compare(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}
