import { isMap, isScalar, parseDocument } from "yaml";
import { type Finding, findingAt, type Source } from "../finding";
import type { ContentDocument } from "./document";

const curvedQuotes = /^[„“”«»‚‘’].*[„“”«»‚‘’]$/;

/** Reports the first fault of the YAML that begins on the second line. @returns a sound document */
export function readFrontMatter(
  source: Source,
  yaml: string,
  findings: Finding[],
): ContentDocument | undefined {
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
  const [error] = errors;
  if (error) {
    const place = start + error.pos[0];
    const around = entries.find(({ offset, end }) => offset <= place && place <= end);
    const id = error.code === "DUPLICATE_KEY" ? "frontMatterTwice" : "frontMatterBroken";
    findings.push(findingAt(source, around?.offset ?? place, id));
    return undefined;
  }
  if (entries.length === 0 && contents !== null) {
    findings.push(findingAt(source, start, "frontMatterEmpty"));
    return undefined;
  }
  const curved = entries.find(
    ({ value, isQuoted }) => !isQuoted && curvedQuotes.test(String(value)),
  );
  if (curved) findings.push(findingAt(source, curved.offset, "frontMatterQuotes"));
  return {
    source,
    value: Object.fromEntries(entries.map(({ name, value }) => [name, value])),
    entryAt: ([path]) => entries.find(({ name }) => name === path),
  };
}
