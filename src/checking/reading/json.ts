import {
  findNodeAtLocation,
  getNodeValue,
  type Node,
  type ParseError,
  parseTree,
  printParseErrorCode,
} from "jsonc-parser";
import type { z } from "zod";
import type { Language } from "../../contract/languages";
import { type Fault, type Finding, findingsIn, type MessageId, type Source } from "../finding";
import { type ContentDocument, type Passage, passagesIn } from "./document";

const opening = /[[{]\s*(?:"[^"\n]{0,99}"\s*:\s*)?/.source;

/** No content needs such groups. The parser fails at thousands. */
const nestedTooDeeply = new RegExp(`(?:${opening}){20}`);

/** Reports the first fault of syntax, or the names that stand twice. @returns a sound document */
export function readJson(source: Source, findings: Finding[]): ContentDocument | undefined {
  const { faults, root } = parse(source.text);
  findings.push(...findingsIn(source, faults));
  return root && faults.length === 0 ? toDocument(source, root) : undefined;
}

/** @returns the texts of a JSON file; none if it has a fault of syntax */
export function textsIn(source: Source, schema: z.ZodType, language: Language): Passage[] {
  const document = readJson(source, []);
  return document ? passagesIn(document, schema, language) : [];
}

function parse(text: string): { faults: Fault[]; root?: Node } {
  const tooDeep = text.search(nestedTooDeeply);
  if (tooDeep !== -1) return { faults: [{ index: tooDeep, id: "nestedGroups" }] };
  const errors: ParseError[] = [];
  const root = parseTree(text, errors, { disallowComments: true });
  const [error] = errors;
  if (error) return { faults: [explain(text, error)] };
  return { faults: root ? findDoubles(root) : [], root };
}

function toDocument(source: Source, root: Node): ContentDocument {
  const entryAt: ContentDocument["entryAt"] = (path) => {
    const keys = path.map((key) => (typeof key === "number" ? key : String(key)));
    const node = findNodeAtLocation(root, keys);
    if (!node) return undefined;
    return {
      value: getNodeValue(node),
      keyOffset: node.parent?.type === "property" ? node.parent.offset : undefined,
      offset: node.offset,
      characterOffset: (index) => node.offset + 1 + writtenLength(source.text, node, index),
    };
  };
  return { source, value: getNodeValue(root), entryAt };
}

/** @returns the length in the file of the first characters of a text, with escapes such as \" */
function writtenLength(text: string, node: Node, index: number): number {
  const written = text.slice(node.offset + 1, node.offset + node.length - 1);
  const characters = written.match(/\\u[\da-f]{4}|\\.|[\s\S]/gi) ?? [];
  return characters.slice(0, index).join("").length;
}

/** @returns a fault for each name that its group already has, without the groups inside it */
function findDoubles(node: Node): Fault[] {
  const names = new Set<unknown>();
  return (node.children ?? []).flatMap((child) => {
    const name = child.type === "property" ? child.children?.[0] : undefined;
    if (!name || !names.has(name.value)) {
      names.add(name?.value);
      return findDoubles(child);
    }
    return [{ index: name.offset, id: "nameTwice", values: { name: name.value } }];
  });
}

/** The messages for syntax errors that stand where the parser stopped. */
const errorMessages: Partial<Record<string, MessageId>> = {
  EndOfFileExpected: "afterEnd",
  InvalidCommentToken: "comment",
  UnexpectedEndOfComment: "comment",
  UnexpectedEndOfString: "quoteMissing",
  UnexpectedEndOfNumber: "incompleteNumber",
  InvalidNumberFormat: "incompleteNumber",
};

/** The messages for syntax errors that stand at the end of what precedes them. */
const gapMessages: Partial<Record<string, MessageId>> = {
  CommaExpected: "commaMissing",
  ColonExpected: "colonMissing",
  CloseBraceExpected: "braceMissing",
  CloseBracketExpected: "braceMissing",
};

const curvedQuote = /^[“”„‟«»‘’‚'`]/;
const meaninglessBackslash = /\\(?!["\\/bfnrt]|u[\da-f]{4})/i;

/** @returns the fault that a syntax error of the parser stands for */
function explain(text: string, { error, offset, length }: ParseError): Fault {
  const name = printParseErrorCode(error);
  const found = text.slice(offset, offset + length);
  const values = { found };
  const previousEnd = text.slice(0, offset).trimEnd().length;
  const gap = gapMessages[name];
  if (gap) return { index: previousEnd, id: gap, values };
  const at = (pattern: RegExp) => offset + Math.max(0, found.search(pattern));

  switch (name) {
    case "PropertyNameExpected":
    case "ValueExpected":
      return text[previousEnd - 1] === ","
        ? { index: previousEnd - 1, id: "commaTooMany" }
        : { index: offset, id: "nameOrValueMissing" };
    case "InvalidUnicode":
    case "InvalidEscapeCharacter":
      return { index: at(meaninglessBackslash), id: "backslash" };
    case "InvalidCharacter":
      return { index: at(/\p{Cc}/u), id: "tabInText" };
    default: {
      const outside = curvedQuote.test(found) ? "wrongQuotes" : "outsideQuotes";
      return { index: offset, id: errorMessages[name] ?? outside, values };
    }
  }
}
