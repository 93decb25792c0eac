import { isMap, isNode, isScalar, type Pair, parseDocument } from "yaml";
import { type Advice, type Check, type Finding, findingAt, type Source } from "../finding";
import type { ContentDocument, ValuePath } from "./document";

const remedy = 'Write each line as name: "text", with the text between straight double quotes.';

/**
 * Reads the YAML between the two lines of hyphens, which begins in the second line of the source.
 *
 * @returns the document, unless its syntax is broken
 */
export function* readFrontMatter(source: Source, yaml: string): Check<ContentDocument | undefined> {
  const start = source.text.indexOf("\n") + 1;
  const tell = (offset: number, advice: Advice) => findingAt(source, start + offset, advice);
  // Gatsby reads dates and times by the rules of YAML 1.1.
  const { contents, errors } = parseDocument(yaml, { version: "1.1", prettyErrors: false });
  const pairs = isMap(contents) ? contents.items : [];
  if (errors.length > 0) {
    const findings = errors.map(({ code, pos }) =>
      tell(
        textAround(pairs, pos[0]),
        code === "DUPLICATE_KEY"
          ? {
              message: "This name stands twice in the front matter.",
              remedy: "Delete one of the two.",
            }
          : { message: "The front matter cannot be read from here on.", remedy },
      ),
    );
    yield* firstOfEachLine(findings);
    return undefined;
  }
  if (pairs.length === 0 && contents !== null) {
    yield tell(0, { message: "The front matter has no names with texts.", remedy });
    return undefined;
  }
  for (const { value } of pairs) {
    if (!isScalar(value) || value.type !== "PLAIN" || !isCurved(String(value.value))) continue;
    yield tell(rangeOf(value)[0], {
      message: "The text stands between the wrong kind of quotes, which the page would show.",
      remedy,
    });
  }
  return toDocument(source, start, pairs);
}

function toDocument(source: Source, start: number, pairs: readonly Pair[]): ContentDocument {
  const find = (path: ValuePath) => pairs.find((pair) => nameOf(pair) === path[0]);
  const offsetOf = (node: unknown) => start + rangeOf(node)[0];
  const valueOffset = (path: ValuePath) => {
    const pair = find(path);
    return path.length === 0 ? 0 : pair && offsetOf(pair.value);
  };
  return {
    source,
    value: Object.fromEntries(pairs.map((pair) => [nameOf(pair), textOf(pair)])),
    keyOffset: (path) => {
      const pair = find(path);
      return pair && offsetOf(pair.key);
    },
    valueOffset,
    characterOffset: (path) => valueOffset(path) ?? 0,
  };
}

function isCurved(text: string): boolean {
  return /^[„“”«»‚‘’].*[„“”«»‚‘’]$/.test(text);
}

function nameOf({ key }: Pair): string {
  return isScalar(key) ? String(key.value) : "";
}

function textOf({ value }: Pair): unknown {
  return isScalar(value) ? value.value : null;
}

/** @returns where the text begins that the offset lies in; the offset itself if in none */
function textAround(pairs: readonly Pair[], offset: number): number {
  const ranges = pairs.map(({ value }) => rangeOf(value));
  return ranges.find(([from, to]) => from <= offset && offset <= to)?.[0] ?? offset;
}

function rangeOf(node: unknown): readonly [from: number, to: number] {
  return isNode(node) && node.range ? [node.range[0], node.range[1]] : [0, 0];
}

function firstOfEachLine(findings: readonly Finding[]): Finding[] {
  return findings.filter(
    ({ line }, index) => findings.findIndex((other) => other.line === line) === index,
  );
}
