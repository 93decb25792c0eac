import { isMap, isNode, isScalar, type Pair, parseDocument, type YAMLError } from "yaml";
import type { Finding } from "../finding";
import type { PositionedValue, ValuePath } from "./positionedValue";
import { findingAt, type Source } from "./source";

const remedy = 'Write each line as name: "text", with the text between double quotes.';

/**
 * Reads the YAML between the two lines of hyphens.
 *
 * @param start where the YAML begins in the source
 * @param yaml the YAML itself
 * @returns the findings, and the document unless its syntax is broken
 */
export function readFrontMatter(
  source: Source,
  start: number,
  yaml: string,
): { document: PositionedValue | undefined; findings: Finding[] } {
  // Gatsby reads dates and times by the rules of YAML 1.1.
  const parsed = parseDocument(yaml, { version: "1.1", prettyErrors: false });
  const pairs = isMap(parsed.contents) ? parsed.contents.items : [];
  const findings = firstOfEachLine(
    parsed.errors.map((error) =>
      findingAt(source, start + faultOffset(pairs, error), explain(error)),
    ),
  );
  if (findings.length > 0) return { document: undefined, findings };
  if (pairs.length === 0 && parsed.contents !== null) {
    const message = "The front matter has no names with texts.";
    return { document: undefined, findings: [findingAt(source, start, { message, remedy })] };
  }
  return { document: toDocument(source, start, pairs), findings: [] };
}

function toDocument(source: Source, start: number, pairs: readonly Pair[]): PositionedValue {
  const find = (path: ValuePath) => pairs.find((pair) => nameOf(pair) === path[0]);
  const offsetOf = (node: unknown) => (isNode(node) && node.range ? start + node.range[0] : start);
  return {
    source,
    value: Object.fromEntries(pairs.map((pair) => [nameOf(pair), textOf(pair)])),
    keyOffset: (path) => {
      const pair = find(path);
      return pair && offsetOf(pair.key);
    },
    valueOffset: (path) => {
      if (path.length === 0) return 0;
      const pair = find(path);
      return pair && offsetOf(pair.value);
    },
  };
}

function nameOf(pair: Pair): string {
  return isScalar(pair.key) ? String(pair.key.value) : "";
}

function textOf(pair: Pair): unknown {
  return isScalar(pair.value) ? pair.value.value : null;
}

function faultOffset(pairs: readonly Pair[], { pos: [offset] }: YAMLError): number {
  const ranges = pairs.map(({ value }) => (isNode(value) ? value.range : undefined));
  const around = ranges.find((range) => range && range[0] <= offset && offset <= range[1]);
  return around?.[0] ?? offset;
}

function explain(error: YAMLError) {
  return error.code === "DUPLICATE_KEY"
    ? { message: "This name stands twice in the front matter.", remedy: "Delete one of the two." }
    : { message: "The front matter cannot be read from here on.", remedy };
}

function firstOfEachLine(findings: readonly Finding[]): Finding[] {
  return findings.filter(
    ({ line }, index) => findings.findIndex((other) => other.line === line) === index,
  );
}
