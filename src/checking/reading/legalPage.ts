import type { Root } from "mdast";
import { fromMarkdown } from "mdast-util-from-markdown";
import type { Advice, Finding } from "../finding";
import { readFrontMatter } from "./frontMatter";
import { findDeeper, offsetOf } from "./markdownNodes";
import type { PositionedValue } from "./positionedValue";
import { findingAt, type Source } from "./source";

/** A legal page, taken apart. */
export type LegalPage = {
  source: Source;
  /** Undefined when the front matter cannot be read. */
  frontMatter: PositionedValue | undefined;
  body: Root;
  /** Where the body begins in the source; positions in `body` count from here. */
  bodyOffset: number;
};

const frontMatterPattern = /^---[ \t]*\r?\n(?<yaml>(?:[^\n]*\n)*?)---[ \t]*(?:\r?\n|$)/;

const frontMatterRemedy =
  'Begin the file with four lines: ---, title: "…", description: "…" and again ---.';

/** A list in a list in a quote needs eight; lists nested by the hundred take minutes to read. */
const deepest = 20;
const deepLine =
  /^(?:[ \t]*(?:>|[-*+](?=[ \t])|\d+[.)](?=[ \t]))){10}|^[ \t]{40}|(?:\[[^[\]\n]*){20}/m;

const nestedTooDeep: Advice = {
  message: "From here on, too much stands one inside the other.",
  remedy: "Write the text with fewer brackets, spaces, quotes or lists inside lists.",
};

/**
 * Takes a markdown file apart into front matter and body.
 *
 * @returns the faults of its syntax, and the page unless its body is nested too deeply to read
 */
export function readLegalPage(source: Source): {
  page: LegalPage | undefined;
  findings: Finding[];
} {
  const match = frontMatterPattern.exec(source.text);
  const bodyOffset = match?.[0].length ?? 0;
  const { document, findings } = match
    ? readFrontMatter(source, match[0].indexOf("\n") + 1, match.groups?.yaml ?? "")
    : { document: undefined, findings: [missingFrontMatter(source)] };
  const text = source.text.slice(bodyOffset);
  const deepOffset = deepLine.exec(text)?.index;
  const body = fromMarkdown(deepOffset === undefined ? text : "");
  const tooDeep = deepOffset ?? offsetOfDeep(body);
  if (tooDeep !== undefined) {
    const finding = findingAt(source, bodyOffset + tooDeep, nestedTooDeep);
    return { page: undefined, findings: [...findings, finding] };
  }
  return { page: { source, frontMatter: document, body, bodyOffset }, findings };
}

function offsetOfDeep(body: Root): number | undefined {
  const node = findDeeper(body, deepest);
  return node && offsetOf(node);
}

function missingFrontMatter(source: Source): Finding {
  const message = source.text.startsWith("---")
    ? "The front matter is not closed by a line of three hyphens (---)."
    : "The page has no front matter with its title and description.";
  return findingAt(source, 0, { message, remedy: frontMatterRemedy });
}
