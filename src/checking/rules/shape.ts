import { z } from "zod";
import { textRules } from "../../contract/text";
import type { ContentFiles } from "../contentFiles";
import { type Finding, fileFinding, findingAt, type MessageId, type Values } from "../finding";
import { didYouMean, nearest } from "../nearest";
import { type ContentDocument, codeOf, nameOf, schemaAt, shapeOf } from "../reading/document";
import { readJson } from "../reading/json";
import { readText } from "../reading/text";

const kinds: Record<string, string> = {
  string: "a text between double quotes",
  number: "a number without quotes",
  int: "a whole number without quotes",
  boolean: "true or false, without quotes",
  object: "a group of entries between braces { }",
  array: "a list of entries between brackets [ ]",
};

const formatRemedies: Record<string, string> = {
  url: "Write a full address that begins with https://.",
  email: "Write an address such as name@example.com.",
};

/**
 * Reads a JSON file and compares it with its schema.
 *
 * @param remedy the remedy if there is no such file
 * @returns the document; undefined if the file cannot be read
 */
export function readJsonFile(
  files: ContentFiles,
  file: string,
  schema: z.ZodType,
  remedy: string,
  findings: Finding[],
): ContentDocument | undefined {
  const bytes = files.get(file);
  if (bytes === undefined) findings.push(fileFinding(file, "missingFile", { remedy }));
  const source = bytes && readText(file, bytes, findings);
  const document = source && readJson(source, findings);
  if (document) findings.push(...checkShape(schema, document));
  return document;
}

/** @returns a finding for each entry that is unknown, missing, empty or of the wrong kind */
export function checkShape(schema: z.ZodType, document: ContentDocument): Finding[] {
  const { issues = [] } = schema.safeParse(document.value, { reportInput: true }).error ?? {};
  const findings: Finding[] = [];
  const reported = new Set<string>();
  for (const issue of issues) {
    if (issue.code !== "unrecognized_keys") continue;
    const { path, keys } = issue;
    const group = schemaAt(schema, path);
    const absent = Object.keys(shapeOf(group)).filter((name) => !document.entryAt([...path, name]));
    for (const key of keys) {
      const meant = nearest(key, absent);
      if (meant !== undefined) reported.add(nameOf([...path, meant]));
      const unused = `Delete this entry; the site does not use it.${reasonOf(group)}`;
      const offset = document.entryAt([...path, key])?.keyOffset ?? 0;
      findings.push(
        findingAt(document.source, offset, "unknownName", {
          name: nameOf([...path, key]),
          question: didYouMean(key, absent),
          remedy: meant ? `Rename it to "${meant}".` : unused,
        }),
      );
    }
  }
  for (const issue of issues) {
    const name = nameOf(issue.path);
    if (issue.code === "unrecognized_keys" || reported.has(name)) continue;
    reported.add(name);
    findings.push(entryFinding(schema, document, issue));
  }
  return findings;
}

/** @returns why the entries of a group are fixed, or an empty text */
function reasonOf(group: z.core.$ZodType | undefined): string {
  const { fixed } = (group && textRules.get(group)) ?? {};
  return fixed === undefined ? "" : ` ${fixed}`;
}

function entryFinding(
  schema: z.ZodType,
  { source, entryAt }: ContentDocument,
  issue: z.core.$ZodIssue,
): Finding {
  const { path } = issue;
  const described = schemaAt(schema, path);
  const description = described && z.globalRegistry.get(described)?.description;
  const name = nameOf(path);
  const expected = description === undefined ? "" : ` Expected: ${description}.`;
  const entry = entryAt(path);
  if (entry) {
    const { id, values } = explain(issue, expected);
    const subject = path.length === 0 ? "The content" : `"${name}"`;
    return findingAt(source, entry.offset, id, { name, subject, expected, ...values });
  }
  const group = entryAt(path.slice(0, -1));
  const isGroup = issue.code === "invalid_type" && issue.expected === "object";
  return findingAt(source, group?.keyOffset ?? group?.offset ?? 0, "missingEntry", {
    name,
    key: nameOf(path.slice(-1)),
    kind: isGroup ? "group" : "entry",
    expected,
    reason: reasonOf(schemaAt(schema, path.slice(0, -1))),
  });
}

function explain(issue: z.core.$ZodIssue, expected: string): { id: MessageId; values?: Values } {
  const { input } = issue;
  const isText = typeof input === "string";
  if (isText && !/\S/.test(input)) return { id: "emptyText" };
  if (issue.code === "invalid_type") {
    return { id: "wrongKind", values: { kind: kinds[issue.expected] ?? issue.expected } };
  }
  if (issue.code === "too_big") {
    const limit = Number(issue.maximum);
    if (isText) return { id: "textTooLong", values: { length: input.length, limit } };
    return { id: issue.origin === "array" ? "tooManyItems" : "tooLarge", values: { limit } };
  }
  if (issue.code === "too_small") {
    const values = {
      limit: Number(issue.minimum),
      inclusive: issue.inclusive ? "of at least" : "above",
    };
    return { id: issue.origin === "array" ? "tooFewItems" : "tooSmall", values };
  }
  const hidden = /(?! )[\p{C}\p{Z}]/u.exec(String(input))?.[0];
  if (hidden !== undefined) return { id: "hiddenCharacter", values: { code: codeOf(hidden) } };
  const format = issue.code === "invalid_format" ? issue.format : "";
  const usual = expected.trim() || "Compare it with an earlier version of the file.";
  const remedy = formatRemedies[format] ?? usual;
  return { id: "wrongForm", values: { found: JSON.stringify(input), remedy } };
}
