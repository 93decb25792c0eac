import {
  findNodeAtLocation,
  getNodeValue,
  type Node,
  type ParseError,
  parseTree,
  printParseErrorCode,
} from "jsonc-parser";
import { type Finding, findingAt, type MessageId, type Source } from "../finding";
import type { ContentDocument } from "./document";
import { bracketsIn, isNestedTooDeeply } from "./text";

/** Reports the first syntax error, or all duplicate names. @returns a document without errors */
export function readJson(source: Source, findings: Finding[]): ContentDocument | undefined {
  if (isNestedTooDeeply(source, findings)) return undefined;
  const errors: ParseError[] = [];
  const root = parseTree(source.text, errors, { disallowComments: true });
  const [error] = errors;
  const faults = error ? [explain(source, error)] : findDoubles(source, root);
  findings.push(...faults);
  if (!root || faults.length > 0) return undefined;
  const entryAt: ContentDocument["entryAt"] = (path) => {
    const keys = path.map((key) => (typeof key === "number" ? key : String(key)));
    const node = findNodeAtLocation(root, keys);
    return (
      node && {
        value: getNodeValue(node),
        keyOffset: node.parent?.type === "property" ? node.parent.offset : undefined,
        offset: node.offset,
        characterOffset: (index) => node.offset + 1 + writtenLength(source.text, node, index),
      }
    );
  };
  return { source, value: getNodeValue(root), entryAt };
}

/** @returns the length in the file of the first characters of a text, with escapes such as \" */
function writtenLength(text: string, node: Node, index: number): number {
  const written = text.slice(node.offset + 1, node.offset + node.length - 1);
  const characters = written.match(/\\u[\da-f]{4}|\\.|[\s\S]/gi) ?? [];
  return characters.slice(0, index).join("").length;
}

/** @returns a finding for each name that its group already has, without the groups inside it */
function findDoubles(source: Source, { children = [] }: Partial<Node> = {}): Finding[] {
  const names = children.map(({ type, children }) =>
    type === "property" ? children?.[0]?.value : undefined,
  );
  return children.flatMap((child, index) => {
    const name = names[index];
    if (names.indexOf(name) === index || name === undefined) return findDoubles(source, child);
    return [findingAt(source, child.offset, "nameTwice", { name })];
  });
}

/** The messages for the parser's errors. */
const errorMessages: Partial<Record<string, MessageId>> = {
  CommaExpected: "commaMissing",
  ColonExpected: "colonMissing",
  CloseBraceExpected: "braceMissing",
  CloseBracketExpected: "braceMissing",
  PropertyNameExpected: "nameOrValueMissing",
  ValueExpected: "nameOrValueMissing",
  EndOfFileExpected: "afterEnd",
  InvalidCommentToken: "comment",
  UnexpectedEndOfComment: "comment",
  UnexpectedEndOfString: "quoteMissing",
  UnexpectedEndOfNumber: "incompleteNumber",
  InvalidUnicode: "backslash",
  InvalidEscapeCharacter: "backslash",
  InvalidCharacter: "tabInText",
};

/** Errors to report where the previous token ends. The parser's offset is that of the next token. */
const gaps: readonly MessageId[] = ["commaMissing", "colonMissing", "braceMissing"];

/** The invalid character of a text. The parser reports only the offset of the text. */
const invalidPart = /\p{Cc}|\\(?!["\\/bfnrt]|u[\da-f]{4})/iu;

/** @returns a finding where the indentation shows that a bracket is missing or too many */
function findStrayBracket(source: Source): Finding | undefined {
  const indents: number[] = [];
  for (const { 0: line, index } of source.text.matchAll(/^.*$/gm)) {
    const indent = line.search(/\S/);
    const outer = indents.at(-1) ?? Number.NaN; // with which no comparison is true
    const closes = /^\s*[\]}]/.test(line);
    const isOutside = closes ? indent < outer : /^\s*"/.test(line) && indent <= outer && outer > 0;
    if (isOutside) return findingAt(source, index + indent, "groupNotClosed");
    if (closes && indent > outer) return findingAt(source, index + indent, "braceTooMany");
    for (const { opens } of bracketsIn(line)) {
      if (opens) indents.push(indent);
      else indents.pop();
    }
  }
  return undefined;
}

function explain(source: Source, { error, offset, length }: ParseError): Finding {
  const found = source.text.slice(offset, offset + length);
  const previousEnd = source.text.slice(0, offset).trimEnd().length;
  const id = errorMessages[printParseErrorCode(error)] ?? "outsideQuotes";
  const isOfBrackets = id === "braceMissing" || id === "afterEnd";
  const stray = isOfBrackets || id === "commaMissing" ? findStrayBracket(source) : undefined;
  if (stray && (isOfBrackets || stray.line === source.placeOf(offset).line)) return stray;
  // Entries after the end must not be deleted.
  if (id === "afterEnd" && /"\s*:/.test(source.text.slice(offset))) {
    return findingAt(source, previousEnd - 1, "braceTooMany");
  }
  if (id === "commaMissing" && found === ":") {
    return findingAt(source, source.text.lastIndexOf('"', previousEnd - 2), "nameOrValueMissing");
  }
  if (gaps.includes(id)) return findingAt(source, previousEnd, id, { found });
  if (id === "nameOrValueMissing" && source.text[previousEnd - 1] === ",") {
    return findingAt(source, previousEnd - 1, "commaTooMany");
  }
  const isInText = id === "backslash" || id === "tabInText";
  const part = isInText ? Math.max(0, found.search(invalidPart)) : 0;
  return findingAt(source, offset + part, id, { found });
}
