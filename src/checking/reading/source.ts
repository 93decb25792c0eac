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
  const starts = lineStartsOf(source);
  const line = countUpTo(starts, offset);
  const column = offset - (starts[line - 1] ?? 0) + 1;
  return { file: source.file, line, column, severity, message, remedy };
}

const knownStarts = new WeakMap<Source, number[]>();

function lineStartsOf(source: Source): number[] {
  const starts = knownStarts.get(source) ?? [
    0,
    ...Array.from(source.text.matchAll(/\n/g), ({ index }) => index + 1),
  ];
  knownStarts.set(source, starts);
  return starts;
}

/** @returns how many of the sorted numbers are not above the limit */
function countUpTo(numbers: readonly number[], limit: number): number {
  let low = 0;
  let high = numbers.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((numbers[middle] ?? 0) <= limit) low = middle + 1;
    else high = middle;
  }
  return low;
}
