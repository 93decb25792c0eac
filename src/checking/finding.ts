/** What an editor is told: what is wrong, and how to fix it. */
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
 * A check yields what is wrong, and returns what it could read. It runs only as far as it is asked
 * to: by `yield*` in another check, by `[...]`, by `run`.
 */
export type Check<Result = void> = Generator<Finding, Result, void>;

/** @returns all that a check finds, and what it could read */
export function run<Result>(check: Check<Result>): { result: Result; findings: Finding[] } {
  const findings: Finding[] = [];
  let step = check.next();
  for (; !step.done; step = check.next()) findings.push(step.value);
  return { result: step.value, findings };
}

/** A text file as the check reads it. */
export type Source = { file: string; text: string };

/** A finding about a file or folder as a whole. */
export function fileFinding(file: string, advice: Advice, severity: Severity = "error"): Finding {
  return { file, line: 1, column: 1, severity, ...advice };
}

/**
 * @param offset a position in the source's text, counted from 0
 * @returns a finding that points at this position
 */
export function findingAt(
  { file, text }: Source,
  offset: number,
  { message, remedy }: Advice,
  severity: Severity = "error",
): Finding {
  const before = text.slice(0, offset).split("\n");
  const column = (before.at(-1)?.length ?? 0) + 1;
  return { file, line: before.length, column, severity, message, remedy };
}

/** @returns a position in a source as file and line, for a message that points at two places */
export function placeOf(source: Source, offset: number): string {
  return `${source.file}:${findingAt(source, offset, { message: "", remedy: "" }).line}`;
}

/** @returns the number with the word, in the plural where that is due */
export function countOf(count: number, word: string): string {
  return `${count} ${word}${count === 1 ? "" : "s"}`;
}

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

function compare(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}
