import { isMap, isNode, isScalar, parseDocument } from "yaml";

/** The lines between two lines of hyphens, of which the first begins the file. */
const frontMatterLines = /^\uFEFF?---[ \t]*\r?\n(?:([\s\S]*?)\r?\n)??---[ \t]*(?:\r?\n|$)/;

/** @returns the lines of the front matter of a page, if there are some, and the offset and text of its body */
export function splitPage(text: string): { lines?: string; bodyOffset: number; body: string } {
  const [head = "", lines] = frontMatterLines.exec(text) ?? [];
  return { lines, bodyOffset: head.length, body: text.slice(head.length) };
}

/** An entry of the front matter, and where its name and its value begin and end in the lines. */
type Entry = { name: string; value: unknown; nameOffset: number; offset: number; end: number };

/** Where the lines cannot be read, and the name of the entry there if it occurs twice. */
type Fault = { offset: number; nameTwice?: string };

/**
 * Reads the lines of front matter like Gatsby, for which dates and times without quotes are no texts.
 *
 * @returns their entries, or the first fault
 */
export function readEntries(lines: string): { entries: Entry[]; fault?: Fault } {
  const { contents, errors, warnings } = parseDocument(lines, {
    schema: "core",
    customTags: ["timestamp", "intTime", "floatTime"],
    stringKeys: true,
    prettyErrors: false,
    logLevel: "silent",
  });
  const [error] = [...errors, ...warnings];
  if (error) {
    const [offset] = error.pos;
    const [name] = /^[^:\s]+/.exec(lines.slice(offset)) ?? [];
    const nameTwice = error.code === "DUPLICATE_KEY" ? name : undefined;
    return { entries: [], fault: { offset, nameTwice } };
  }
  if (contents === null) return { entries: [] };
  if (!isMap(contents)) return { entries: [], fault: { offset: contents.range[0] } };
  const entries = contents.items.map(({ key, value }): Entry => {
    const [nameOffset = 0, nameEnd = 0] = (isNode(key) && key.range) || [];
    const [offset = nameEnd, end = nameEnd] = (isNode(value) && value.range) || [];
    // A list or a group is no text. A text on lines of its own ends with a line break.
    const read = isScalar(value) ? value.value : [lines.slice(offset, end).trimEnd()];
    const trimmed = typeof read === "string" ? read.trimEnd() : read;
    return { name: String(key), value: trimmed, nameOffset, offset, end };
  });
  return { entries };
}
