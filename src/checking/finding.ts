import bosnian from "./messages.bs.json";
import english from "./messages.json";

/** The name of a message in messages.json. */
export type MessageId = keyof typeof english;

type Message = { message: string; remedy: string; warning?: boolean };

/** In the language that MESSAGES names: Bosnian, otherwise English. The web form is built with Bosnian. */
const messagesOf = (id: MessageId): Message =>
  process.env.MESSAGES === "bs" ? bosnian[id] : english[id];

/** The values of the placeholders in a message and its remedy. */
export type Values = Readonly<Record<string, string | number>>;

export type Severity = "error" | "warning";

/** A character of a file. The path begins at the project's root; lines and columns count from 1. */
export type Place = { file: string; line: number; column: number };

/** One fault in the content: what is wrong, and how an editor corrects it. */
export type Finding = Place & { severity: Severity; message: string; remedy: string };

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

/** @returns a message and its remedy, with values in place of their placeholders */
export function messageOf(id: MessageId, values?: Values): { message: string; remedy: string } {
  const { message, remedy } = messagesOf(id);
  const fill = (template: string) =>
    template.replace(/\{(\w+)\}/g, (name, key) => String(values?.[key] ?? name)).trim();
  return { message: fill(message), remedy: fill(remedy) };
}

/** @returns a finding at a character of a text; values replace the placeholders in the message */
export function findingAt(source: Source, index: number, id: MessageId, values?: Values): Finding {
  const { warning }: Message = english[id];
  const severity = warning ? "warning" : "error";
  return { ...source.placeOf(index), severity, ...messageOf(id, values) };
}

/** @returns a finding about a file or directory as a whole */
export function fileFinding(file: string, id: MessageId, values?: Values): Finding {
  return findingAt(sourceOf(file), 0, id, values);
}

/** Orders findings, for `sort`: errors before warnings, then by file, line and column. */
export function compareFindings(a: Finding, b: Finding): number {
  return (
    a.severity.localeCompare(b.severity) ||
    a.file.localeCompare(b.file) ||
    a.line - b.line ||
    a.column - b.column
  );
}
