import { z } from "zod";
import type { ContentFiles } from "../contentFiles";
import { type Advice, type Finding, fileFinding, findingAt } from "../finding";
import { nearest } from "../nearest";
import { type ContentDocument, schemaAt, type ValuePath } from "../reading/document";
import { readJson } from "../reading/json";
import { readText } from "../reading/text";
import { codeOf } from "./plainText";

const kinds: Record<string, string> = {
  string: "a text between double quotes",
  number: "a number without quotes",
  int: "a whole number without quotes",
  object: "a group of entries between braces { }",
};

/**
 * Reads a JSON file and compares it with its schema.
 *
 * @param remedyIfMissing what the editor is told when there is no such file
 * @returns the findings, and the document when its syntax allows further checks
 */
export function checkJsonFile(
  files: ContentFiles,
  file: string,
  schema: z.ZodType,
  remedyIfMissing: string,
): { document: ContentDocument | undefined; findings: Finding[] } {
  const bytes = files.get(file);
  if (bytes === undefined) {
    const advice = { message: "The file is missing.", remedy: remedyIfMissing };
    return { document: undefined, findings: [fileFinding(file, advice)] };
  }
  const text = readText(file, bytes);
  if (text.source === undefined) return { document: undefined, findings: text.findings };
  const { document, findings } = readJson(text.source);
  return {
    document,
    findings: [...text.findings, ...findings, ...(document ? checkShape(schema, document) : [])],
  };
}

/**
 * Compares a value with its schema.
 *
 * @returns a finding for each entry that is unknown, missing, empty or of the wrong kind
 */
export function checkShape(schema: z.ZodType, document: ContentDocument): Finding[] {
  const issues = schema.safeParse(document.value, { reportInput: true }).error?.issues ?? [];
  const unknown = issues.flatMap((issue) =>
    issue.code === "unrecognized_keys"
      ? issue.keys.map((key) => unknownEntry(schema, document, toPath(issue.path), key))
      : [],
  );
  const told = new Set(unknown.flatMap(({ meant }) => meant ?? []));
  const entries = issues.flatMap((issue) => {
    const name = nameOf(issue.path);
    if (issue.code === "unrecognized_keys" || told.has(name)) return [];
    told.add(name);
    return [entryFinding(schema, document, issue)];
  });
  return [...unknown.map(({ finding }) => finding), ...entries];
}

/** @returns what is told of an unknown name, and the full name that was probably meant */
function unknownEntry(
  schema: z.ZodType,
  document: ContentDocument,
  group: ValuePath,
  key: string,
): { finding: Finding; meant: string | undefined } {
  const groupSchema = schemaAt(schema, group);
  const absent = Object.keys(groupSchema instanceof z.ZodObject ? groupSchema.shape : {}).filter(
    (name) => document.valueOffset([...group, name]) === undefined,
  );
  const meant = nearest(key, absent);
  const message = `"${nameOf([...group, key])}" is not a known name.`;
  const advice =
    meant === undefined
      ? { message, remedy: "Delete this entry; the site does not use it." }
      : { message: `${message} Did you mean "${meant}"?`, remedy: `Rename it to "${meant}".` };
  return {
    finding: findingAt(document.source, document.keyOffset([...group, key]) ?? 0, advice),
    meant: meant && nameOf([...group, meant]),
  };
}

function entryFinding(
  schema: z.ZodType,
  document: ContentDocument,
  issue: z.core.$ZodIssue,
): Finding {
  const path = toPath(issue.path);
  const described = schemaAt(schema, path);
  const description = described && z.globalRegistry.get(described)?.description;
  const expected = description === undefined ? "" : ` Expected: ${description}.`;
  const offset = document.valueOffset(path);
  if (offset !== undefined) {
    return findingAt(document.source, offset, explain(nameOf(path), issue, expected));
  }
  const group = path.slice(0, -1);
  const isGroup = issue.code === "invalid_type" && issue.expected === "object";
  return findingAt(document.source, document.keyOffset(group) ?? document.valueOffset(group) ?? 0, {
    message: `"${nameOf(path)}" is missing.`,
    remedy: `Add the ${isGroup ? "group" : "entry"} "${path.at(-1)}" here.${expected}`,
  });
}

function explain(name: string, issue: z.core.$ZodIssue, expected: string): Advice {
  if (typeof issue.input === "string" && !/\S/.test(issue.input)) {
    return { message: `"${name}" is empty.`, remedy: `Write the text.${expected}` };
  }
  switch (issue.code) {
    case "invalid_type":
      return {
        message: `${name === "" ? "The content" : `"${name}"`} has the wrong kind of value.`,
        remedy: `Write ${kinds[issue.expected] ?? issue.expected}.${expected}`,
      };
    case "too_small":
      return {
        message: `"${name}" is too small.`,
        remedy: `Write a number ${issue.inclusive ? "of at least" : "above"} ${issue.minimum}.`,
      };
    case "too_big":
      if (typeof issue.input === "string") {
        return {
          message: `"${name}" is too long: ${issue.input.length} characters.`,
          remedy: `Write at most ${issue.maximum}.${expected}`,
        };
      }
      return {
        message: `"${name}" is too large.`,
        remedy: `Write a number ${issue.inclusive ? "of at most" : "below"} ${issue.maximum}.`,
      };
    default: {
      const hidden = /(?! )[\p{C}\p{Z}]/u.exec(String(issue.input))?.[0];
      if (hidden !== undefined) {
        const message = `"${name}" contains an invisible character (${codeOf(hidden)}).`;
        return { message, remedy: "Write it again, with plain spaces." };
      }
      return {
        message: `"${name}" is not written as it has to be: ${JSON.stringify(issue.input)}.`,
        remedy: formRemedy(issue, expected),
      };
    }
  }
}

function formRemedy(issue: z.core.$ZodIssue, expected: string): string {
  const format = issue.code === "invalid_format" ? issue.format : undefined;
  if (format === "url") return "Write a full address that begins with https://.";
  if (format === "email") return "Write an address such as name@example.com.";
  return expected.trim() || "Compare it with an earlier version of the file.";
}

function nameOf(path: readonly PropertyKey[]): string {
  return path.map(String).join(".");
}

function toPath(path: readonly PropertyKey[]): ValuePath {
  return path.filter((key) => typeof key !== "symbol");
}
