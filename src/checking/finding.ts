import type english from "./messages.json";

/** The name of a finding in messages.json. */
export type FindingId = keyof (typeof english)["findings"];

/** What a finding has found: texts as they are in the content, names, numbers; no words of a sentence. */
export type Values = Readonly<Record<string, string | number>>;

/** A character of a file. The path begins at the project's root; lines and columns count from 1. */
export type Place = { file: string; line: number; column: number };

/** A fault in the content. `messages.ts` words it. */
export type Finding = { id: FindingId; place: Place; values: Values };

/** A text that the check reads: a whole file, or a part of one. */
export type Source = {
  file: string;
  text: string;
  /** @returns the place in the file of a character of the text, counted from 0 */
  placeOf: (index: number) => Place;
};

/** Keeps a byte order mark, which is reported. */
const decoder = new TextDecoder("utf-8", { ignoreBOM: true });

/** @returns a file as a source; bytes that are not UTF-8 become U+FFFD */
export function sourceOf(file: string, content: Uint8Array | string = ""): Source {
  const text = typeof content === "string" ? content : decoder.decode(content);
  const placeOf = (index: number) => {
    const lines = text.slice(0, index).split("\n");
    return { file, line: lines.length, column: (lines.at(-1)?.length ?? 0) + 1 };
  };
  return { file, text, placeOf };
}

/** @returns a finding at a character of a text */
export const findingAt = (
  source: Source,
  index: number,
  id: FindingId,
  values: Values = {},
): Finding => ({ id, place: source.placeOf(index), values });

/** @returns a finding about a file or directory as a whole */
export function fileFinding(file: string, id: FindingId, values?: Values): Finding {
  return findingAt(sourceOf(file), 0, id, values);
}

/** Orders findings by file, line and column, for `sort`. */
export function compareFindings({ place: a }: Finding, { place: b }: Finding): number {
  return a.file.localeCompare(b.file) || a.line - b.line || a.column - b.column;
}
