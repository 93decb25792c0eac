import { isMap, isScalar, parseDocument } from "yaml";
import { type Check, findingAt, type Source } from "../finding";
import type { ContentDocument } from "./document";

const remedy = 'Write each line as name: "text", with the text between straight double quotes.';

const curvedQuotes = /^[„“”«»‚‘’].*[„“”«»‚‘’]$/;

/** @returns the content of the YAML from the second line on, unless its syntax is broken */
export function* readFrontMatter(source: Source, yaml: string): Check<ContentDocument | undefined> {
  const start = source.text.indexOf("\n") + 1;
  // Gatsby reads dates and times by the rules of YAML 1.1.
  const { contents, errors } = parseDocument(yaml, { version: "1.1", prettyErrors: false });
  const entries = (isMap(contents) ? contents.items : []).map(({ key, value }) => {
    const [from, to] = (value ?? key).range;
    return {
      name: isScalar(key) ? String(key.value) : "",
      value: isScalar(value) ? value.value : null,
      isQuoted: !isScalar(value) || value.type !== "PLAIN",
      keyOffset: start + key.range[0],
      offset: start + from,
      end: start + to,
      characterOffset: () => start + from,
    };
  });

  const faultyLines = new Set<number>();
  for (const { code, pos } of errors) {
    const place = start + pos[0];
    const around = entries.find(({ offset, end }) => offset <= place && place <= end);
    const advice =
      code === "DUPLICATE_KEY"
        ? {
            message: "This name stands twice in the front matter.",
            remedy: "Delete one of the two.",
          }
        : { message: "The front matter cannot be read from here on.", remedy };
    const finding = findingAt(source, around?.offset ?? place, advice);
    if (!faultyLines.has(finding.line)) yield finding;
    faultyLines.add(finding.line);
  }
  if (errors.length > 0) return undefined;
  if (entries.length === 0 && contents !== null) {
    yield findingAt(source, start, {
      message: "The front matter has no names with texts.",
      remedy,
    });
    return undefined;
  }
  for (const { value, isQuoted, offset } of entries) {
    if (isQuoted || !curvedQuotes.test(String(value))) continue;
    yield findingAt(source, offset, {
      message: "The text stands between the wrong kind of quotes, which the page would show.",
      remedy,
    });
  }
  return {
    source,
    value: Object.fromEntries(entries.map(({ name, value }) => [name, value])),
    entryAt: ([path]) => entries.find(({ name }) => name === path),
  };
}
