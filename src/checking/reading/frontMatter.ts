/** The lines between two lines of hyphens, of which the first begins the file. */
const frontMatterLines = /^---[ \t]*\r?\n(?:([\s\S]*?)\r?\n)??---[ \t]*(?:\r?\n|$)/;

/** An entry whose text is a string of JSON, which YAML reads in the same way. */
const entryLine = /^(\w+):[ \t]+("(?:[^"\\\p{Cc}]|\\["\\/bfnrt]|\\u[\da-f]{4})*")[ \t]*$/iu;

/** @returns the lines of the front matter of a page, if there are some, and the offset and text of its body */
export function splitPage(text: string): { lines?: string; bodyOffset: number; body: string } {
  const [head = "", lines] = frontMatterLines.exec(text) ?? [];
  return { lines, bodyOffset: head.length, body: text.slice(head.length) };
}

/** @returns the name and the text of a line of the front matter; none if it is not an entry */
export function readEntry(line: string): { name?: string; value: string | null } {
  const [, name, text = "null"] = entryLine.exec(line.trimEnd()) ?? [];
  return { name, value: JSON.parse(text) };
}
