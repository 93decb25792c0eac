import type { z } from "zod";
import type { Advice, Finding } from "../finding";
import { nearest } from "../nearest";
import type { PositionedValue, ValuePath } from "../reading/positionedValue";
import { findingAt } from "../reading/source";
import { descriptionAt, keysAt } from "./schemaTree";

type Entry = { group: ValuePath; key: string };

const kinds: Record<string, string> = {
  string: "a text between double quotes",
  number: "a number without quotes",
  int: "a whole number without quotes",
  object: "a group of entries between braces { }",
};

/**
 * Compares a value with its schema.
 *
 * @returns a finding for each entry that is unknown, missing, empty or of the wrong kind
 */
export function checkShape(schema: z.ZodType, document: PositionedValue): Finding[] {
  const issues = schema.safeParse(document.value, { reportInput: true }).error?.issues ?? [];
  const unknown = issues.flatMap(unknownEntries).map((entry) => ({
    entry,
    meant: nearest(entry.key, absentKeys(schema, document, entry.group)),
  }));
  const misspelt = unknown.flatMap(({ entry, meant }) =>
    meant === undefined ? [] : nameOf([...entry.group, meant]),
  );
  const remaining = issues.filter(
    (issue, index) =>
      issue.code !== "unrecognized_keys" &&
      !misspelt.includes(nameOf(issue.path)) &&
      issues.findIndex(({ path }) => nameOf(path) === nameOf(issue.path)) === index,
  );
  return [
    ...unknown.map(({ entry, meant }) => unknownFinding(document, entry, meant)),
    ...remaining.map((issue) => issueFinding(schema, document, issue)),
  ];
}

function unknownEntries(issue: z.core.$ZodIssue): Entry[] {
  if (issue.code !== "unrecognized_keys") return [];
  return issue.keys.map((key) => ({ group: toPath(issue.path), key }));
}

function absentKeys(schema: z.ZodType, document: PositionedValue, group: ValuePath): string[] {
  return keysAt(schema, group).filter((key) => document.valueOffset([...group, key]) === undefined);
}

function unknownFinding(
  document: PositionedValue,
  { group, key }: Entry,
  meant: string | undefined,
): Finding {
  const offset = document.keyOffset([...group, key]) ?? 0;
  const message = `"${nameOf([...group, key])}" is not a known name.`;
  return findingAt(
    document.source,
    offset,
    meant === undefined
      ? { message, remedy: "Delete this entry; the site does not use it." }
      : { message: `${message} Did you mean "${meant}"?`, remedy: `Rename it to "${meant}".` },
  );
}

function issueFinding(
  schema: z.ZodType,
  document: PositionedValue,
  issue: z.core.$ZodIssue,
): Finding {
  const path = toPath(issue.path);
  const description = descriptionAt(schema, path);
  const offset = document.valueOffset(path);
  if (offset === undefined) {
    const group = path.slice(0, -1);
    const groupOffset = document.keyOffset(group) ?? document.valueOffset(group) ?? 0;
    return findingAt(document.source, groupOffset, missing(path, issue, description));
  }
  return findingAt(document.source, offset, explain(nameOf(path), issue, description));
}

function missing(
  path: ValuePath,
  issue: z.core.$ZodIssue,
  description: string | undefined,
): Advice {
  const message = `"${nameOf(path)}" is missing.`;
  const key = `"${path.at(-1)}"`;
  const isGroup = issue.code === "invalid_type" && issue.expected === "object";
  const what = isGroup ? "the group" : "the entry";
  return { message, remedy: `Add ${what} ${key} here.${expectation(description)}` };
}

function explain(name: string, issue: z.core.$ZodIssue, description: string | undefined): Advice {
  if (typeof issue.input === "string" && !/\S/.test(issue.input)) {
    return {
      message: `"${name}" is empty.`,
      remedy: `Write the text.${expectation(description)}`,
    };
  }
  switch (issue.code) {
    case "invalid_type":
      return {
        message: `${name === "" ? "The content" : `"${name}"`} has the wrong kind of value.`,
        remedy: `Write ${kinds[issue.expected] ?? issue.expected}.${expectation(description)}`,
      };
    case "too_small":
      return {
        message: `"${name}" is too small.`,
        remedy: `Write a number ${issue.inclusive ? "of at least" : "above"} ${issue.minimum}.`,
      };
    case "too_big":
      return {
        message: `"${name}" is too large.`,
        remedy: `Write a number ${issue.inclusive ? "of at most" : "below"} ${issue.maximum}.`,
      };
    default:
      return {
        message: `"${name}" is not written as it has to be: ${JSON.stringify(issue.input)}.`,
        remedy: formRemedy(issue, description),
      };
  }
}

function formRemedy(issue: z.core.$ZodIssue, description: string | undefined): string {
  const format = issue.code === "invalid_format" ? issue.format : undefined;
  if (format === "url") return "Write a full address that begins with https://.";
  if (format === "email") return "Write an address such as name@example.com.";
  return expectation(description).trim() || "Compare it with an earlier version of the file.";
}

function expectation(description: string | undefined): string {
  return description === undefined ? "" : ` Expected: ${description}.`;
}

function nameOf(path: readonly PropertyKey[]): string {
  return path.map(String).join(".");
}

function toPath(path: readonly PropertyKey[]): ValuePath {
  return path.filter((key) => typeof key !== "symbol");
}
