import { z } from "zod";
import { textRules } from "../../contract/text";
import type { ContentFiles } from "../contentFiles";
import { compareFindings, type Finding, findingAt, type MessageId, type Values } from "../finding";
import { didYouMean, nearest } from "../nearest";
import {
  type ContentDocument,
  codeOf,
  nameOf,
  schemaAt,
  shapeOf,
  type ValuePath,
} from "../reading/document";
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

/** Reads a JSON file and compares it with its schema. @returns the document, if it can be read */
export function readJsonFile(
  files: ContentFiles,
  file: string,
  schema: z.ZodType,
  findings: Finding[],
): ContentDocument | undefined {
  const source = readText(file, files.get(file), findings);
  const document = source && readJson(source, findings);
  if (document) findings.push(...checkShape(schema, document));
  return document;
}

/** @returns a finding for each entry that is unknown, missing, empty or of the wrong kind */
export function checkShape(schema: z.ZodType, document: ContentDocument): Finding[] {
  const { issues = [] } = schema.safeParse(document.value, { reportInput: true }).error ?? {};
  const findings: Finding[] = [];
  const misplaced: Finding[] = [];
  const reported = new Set<string>();
  const absentIn = (path: ValuePath) =>
    Object.keys(shapeOf(schemaAt(schema, path))).filter((key) => !document.entryAt([...path, key]));
  for (const { path, keys } of issues.filter((issue) => issue.code === "unrecognized_keys")) {
    const group = schemaAt(schema, path);
    const { fixed = "" } = (group && textRules.get(group)) ?? {};
    const absent = absentIn(path);
    const outside = path.slice(0, -1);
    const absentOutside = absentIn(outside);
    for (const key of keys) {
      const name = nameOf([...path, key]);
      const values = { name, question: didYouMean(key, absent), fixed };
      const offset = document.entryAt([...path, key])?.keyOffset ?? 0;
      if (absentOutside.includes(key)) {
        const place = { key, group: nameOf(path) };
        misplaced.push(findingAt(document.source, offset, "misplacedEntry", place));
        reported.add(nameOf([...outside, key]));
        continue;
      }
      findings.push(findingAt(document.source, offset, "unknownName", values));
      // Does not also report the intended entry as missing.
      reported.add(nameOf([...path, nearest(key, absent) ?? key]));
    }
  }
  // After a missing brace, all later entries are in the wrong group.
  findings.push(...misplaced.sort(compareFindings).slice(0, 1));
  for (const issue of issues) {
    const name = nameOf(issue.path);
    if (issue.code === "unrecognized_keys" || reported.has(name)) continue;
    reported.add(name);
    findings.push(entryFinding(schema, document, issue));
  }
  return findings;
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
  const values = { name, key: nameOf(path.slice(-1)), expected };
  return findingAt(source, group?.keyOffset ?? group?.offset ?? 0, "missingEntry", values);
}

/** The messages for a value beyond its limit, by the code of the issue and the kind of value. */
const limitMessages: Record<string, MessageId> = {
  "too_big string": "textTooLong",
  "too_big array": "tooManyItems",
  "too_big number": "tooLarge",
  "too_small array": "tooFewItems",
};

function explain(issue: z.core.$ZodIssue, expected: string): { id: MessageId; values?: Values } {
  const { code, input } = issue;
  if (typeof input === "string" && !/\S/.test(input)) return { id: "emptyText" };
  if (code === "invalid_type") {
    return { id: "wrongKind", values: { kind: kinds[issue.expected] ?? issue.expected } };
  }
  if (code === "too_big" || code === "too_small") {
    const limit = Number(code === "too_big" ? issue.maximum : issue.minimum);
    const bound = issue.inclusive ? "of at least" : "above";
    const id = limitMessages[`${code} ${issue.origin}`] ?? "tooSmall";
    return { id, values: { limit, bound, length: String(input).length } };
  }
  const hidden = /(?! )[\p{C}\p{Z}]/u.exec(String(input))?.[0];
  if (hidden !== undefined) return { id: "hiddenCharacter", values: { code: codeOf(hidden) } };
  const remedy = expected.trim() || "Compare it with an earlier version of the file.";
  return { id: "wrongForm", values: { found: JSON.stringify(input), remedy } };
}
