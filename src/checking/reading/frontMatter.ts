import { isMap, isNode, isScalar, parseDocument } from "yaml";

/** The lines between two lines of hyphens, of which the first begins the file. */
const frontMatterLines = /^\uFEFF?---[ \t]*\r?\n(?:([\s\S]*?)\r?\n)??---[ \t]*(?:\r?\n|$)/;

/** @returns the lines of the front matter of a page, if there are some, and the offset and text of its body */
export function splitPage(text: string): { lines?: string; bodyOffset: number; body: string } {
  const [head = "", lines] = frontMatterLines.exec(text) ?? [];
  return { lines, bodyOffset: head.length, body: text.slice(head.length) };
}

/** An entry of the front matter, and where its name and its value begin in the lines. */
type Entry = { name: string; value: unknown; nameOffset: number; offset: number };

/**
 * Reads the lines of front matter like Gatsby, for which dates and times without quotes are no texts.
 *
 * @returns their entries, or the offset at which they cannot be read
 */
export function readEntries(lines: string): { entries: Entry[]; fault?: number } {
  const { contents, errors, warnings } = parseDocument(lines, {
    schema: "core",
    customTags: ["timestamp", "intTime", "floatTime"],
    stringKeys: true,
    prettyErrors: false,
    logLevel: "silent",
  });
  const [error] = [...errors, ...warnings];
  if (error) return { entries: [], fault: error.pos[0] };
  if (contents === null) return { entries: [] };
  if (!isMap(contents)) return { entries: [], fault: contents.range[0] };
  const entries = contents.items.map(({ key, value }): Entry => {
    const [nameOffset = 0, nameEnd = 0] = (isNode(key) && key.range) || [];
    const [offset = nameEnd] = (isNode(value) && value.range) || [];
    // A list or a group is no text. A text on lines of its own ends with a line break.
    const read = isScalar(value) ? value.value : [String(value)];
    const trimmed = typeof read === "string" ? read.trimEnd() : read;
    return { name: String(key), value: trimmed, nameOffset, offset };
  });
  return { entries };
}
