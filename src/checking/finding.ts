/** What an editor is told: what is wrong, and how to fix it. */
export type Advice = { message: string; remedy: string };

export type Severity = "error" | "warning";

/** A character of a file, whose path begins at the project's root. Lines and columns count from 1. */
type Place = { file: string; line: number; column: number };

/** One fault in the content. */
export type Finding = Advice & Place & { severity: Severity };

/** What is wrong with a text, and at which character. */
export type Fault = Advice & { index: number };

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

/** A text as the check reads it: a whole file, or a part of one. */
export type Source = {
  file: string;
  text: string;
  /** Where a character of the text, counted from 0, stands in the file. */
  placeOf: (index: number) => Place;
};

/** @returns a file as a source */
export function sourceOf(file: string, text: string): Source {
  const placeOf = (index: number) => {
    const lines = text.slice(0, index).split("\n");
    return { file, line: lines.length, column: (lines.at(-1)?.length ?? 0) + 1 };
  };
  return { file, text, placeOf };
}

/** A finding about a file or folder as a whole. */
export function fileFinding(file: string, advice: Advice, severity: Severity = "error"): Finding {
  return { file, line: 1, column: 1, severity, ...advice };
}

/** @returns a finding that points at a character of a text */
export function findingAt(
  { placeOf }: Source,
  index: number,
  { message, remedy }: Advice,
  severity: Severity = "error",
): Finding {
  return { ...placeOf(index), severity, message, remedy };
}

/** @returns a finding for each fault of a text */
export function findingsIn(
  source: Source,
  faults: readonly Fault[],
  severity?: Severity,
): Finding[] {
  return faults.map((fault) => findingAt(source, fault.index, fault, severity));
}

/** @returns the number with the word, in the plural where that is due */
export function countOf(count: number, word: string): string {
  return `${count} ${word}${count === 1 ? "" : "s"}`;
}

/** Orders findings, for `sort`: errors before warnings, then by file, line and column. */
export function compareFindings(a: Finding, b: Finding): number {
  return (
    compare(a.severity, b.severity) ||
    compare(a.file, b.file) ||
    a.line - b.line ||
    a.column - b.column
  );
}

function compare(a: string, b: string): number {
  return Number(a > b) - Number(a < b);
}
