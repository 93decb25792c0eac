import type { Root } from "mdast";
import { fromMarkdown } from "mdast-util-from-markdown";
import type { Finding } from "../finding";
import { readFrontMatter } from "./frontMatter";
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

/**
 * Takes a markdown file apart into front matter and body.
 *
 * @returns the page and the faults of its front matter's syntax
 */
export function readLegalPage(source: Source): { page: LegalPage; findings: Finding[] } {
  const match = frontMatterPattern.exec(source.text);
  const bodyOffset = match?.[0].length ?? 0;
  const { document, findings } = match
    ? readFrontMatter(source, match[0].indexOf("\n") + 1, match.groups?.yaml ?? "")
    : { document: undefined, findings: [missingFrontMatter(source)] };
  const body = fromMarkdown(source.text.slice(bodyOffset));
  return { page: { source, frontMatter: document, body, bodyOffset }, findings };
}

function missingFrontMatter(source: Source): Finding {
  const message = source.text.startsWith("---")
    ? "The front matter is not closed by a line of three hyphens (---)."
    : "The page has no front matter with its title and description.";
  return findingAt(source, 0, { message, remedy: frontMatterRemedy });
}
