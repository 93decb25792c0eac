import type { Source } from "./source";

export type ValuePath = readonly (string | number)[];

/** A value read from a file, of which every part knows where it stands in the text. */
export type PositionedValue = {
  source: Source;
  value: unknown;
  /** Where the name of an entry begins; undefined when there is no such entry. */
  keyOffset: (path: ValuePath) => number | undefined;
  /** Where the value of an entry begins; undefined when there is no such entry. */
  valueOffset: (path: ValuePath) => number | undefined;
};
