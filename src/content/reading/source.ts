import type { Advice, Finding, Severity } from "../finding";

/** A text file as the check reads it. */
export type Source = { file: string; text: string };

/**
 * @param offset a position in the source's text, counted from 0
 * @returns a finding that points at this position
 */
export function findingAt(
  source: Source,
  offset: number,
  { message, remedy }: Advice,
  severity: Severity = "error",
): Finding {
  const before = source.text.slice(0, offset);
  const line = before.split("\n").length;
  const column = offset - before.lastIndexOf("\n");
  return { file: source.file, line, column, severity, message, remedy };
}
