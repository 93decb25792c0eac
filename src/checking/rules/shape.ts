import { z } from "zod";
import type { ContentFiles } from "../contentFiles";
import { type Check, type Finding, fileFinding, findingAt } from "../finding";
import { didYouMean, nearest } from "../nearest";
import { type ContentDocument, schemaAt, shapeOf, type ValuePath } from "../reading/document";
import { readJson } from "../reading/json";
import { readText } from "../reading/text";
import { codeOf } from "./plainText";

const kinds: Record<string, string> = {
  string: "a text between double quotes",
  number: "a number without quotes",
  int: "a whole number without quotes",
  object: "a group of entries between braces { }",
};

const formatRemedies: Record<string, string> = {
  url: "Write a full address that begins with https://.",
  email: "Write an address such as name@example.com.",
};

/**
 * Reads a JSON file and compares it with its schema.
 *
 * @param remedyIfMissing what the editor is told when there is no such file
 * @returns the document, when its syntax allows further checks
 */
export function* checkJsonFile(
  files: ContentFiles,
  file: string,
  schema: z.ZodType,
  remedyIfMissing: string,
): Check<ContentDocument | undefined> {
  const bytes = files.get(file);
  if (bytes === undefined) {
    yield fileFinding(file, { message: "The file is missing.", remedy: remedyIfMissing });
    return undefined;
  }
  const source = yield* readText(file, bytes);
  const document = source && (yield* readJson(source));
  if (document) yield* checkShape(schema, document);
  return document;
}

/** Compares a value with its schema: an entry may be unknown, missing, empty or of the wrong kind. */
export function* checkShape(schema: z.ZodType, document: ContentDocument): Check {
  const { issues = [] } = schema.safeParse(document.value, { reportInput: true }).error ?? {};
  const told = new Set<string>();
  for (const issue of issues) {
    if (issue.code !== "unrecognized_keys") continue;
    const { path, keys } = issue;
    const absent = Object.keys(shapeOf(schemaAt(schema, path)) ?? {}).filter(
      (name) => !document.entryAt([...path, name]),
    );
    for (const key of keys) {
      const meant = nearest(key, absent);
      if (meant !== undefined) told.add(nameOf([...path, meant]));
      yield findingAt(document.source, document.entryAt([...path, key])?.keyOffset ?? 0, {
        message: `"${nameOf([...path, key])}" is not a known name.${didYouMean(key, absent)}`,
        remedy: meant ? `Rename it to "${meant}".` : "Delete this entry; the site does not use it.",
      });
    }
  }
  for (const issue of issues) {
    const name = nameOf(issue.path);
    if (issue.code === "unrecognized_keys" || told.has(name)) continue;
    told.add(name);
    yield entryFinding(schema, document, issue);
  }
}

function entryFinding(
  schema: z.ZodType,
  { source, entryAt }: ContentDocument,
  issue: z.core.$ZodIssue,
): Finding {
  const { path } = issue;
  const described = schemaAt(schema, path);
  const description = described && z.globalRegistry.get(described)?.description;
  const expected = description === undefined ? "" : ` Expected: ${description}.`;
  const entry = entryAt(path);
  if (entry) {
    const [fault, remedy] = explain(issue, expected);
    const subject = path.length === 0 ? "The content" : `"${nameOf(path)}"`;
    return findingAt(source, entry.offset, { message: `${subject} ${fault}`, remedy });
  }
  const group = entryAt(path.slice(0, -1));
  const isGroup = issue.code === "invalid_type" && issue.expected === "object";
  return findingAt(source, group?.keyOffset ?? group?.offset ?? 0, {
    message: `"${nameOf(path)}" is missing.`,
    remedy: `Add the ${isGroup ? "group" : "entry"} "${nameOf(path.slice(-1))}" here.${expected}`,
  });
}

function explain(issue: z.core.$ZodIssue, expected: string): [fault: string, remedy: string] {
  const { input } = issue;
  const isText = typeof input === "string";
  if (isText && !/\S/.test(input)) return ["is empty.", `Write the text.${expected}`];
  if (issue.code === "invalid_type") {
    const kind = kinds[issue.expected] ?? issue.expected;
    return ["has the wrong kind of value.", `Write ${kind}.${expected}`];
  }
  if (issue.code === "too_big" && isText) {
    const fault = `is too long: ${input.length} characters.`;
    return [fault, `Write at most ${issue.maximum}.${expected}`];
  }
  if (issue.code === "too_big") {
    const limit = issue.inclusive ? "of at most" : "below";
    return ["is too large.", `Write a number ${limit} ${issue.maximum}.`];
  }
  if (issue.code === "too_small") {
    const limit = issue.inclusive ? "of at least" : "above";
    return ["is too small.", `Write a number ${limit} ${issue.minimum}.`];
  }
  const hidden = /(?! )[\p{C}\p{Z}]/u.exec(String(input))?.[0];
  if (hidden !== undefined) {
    const fault = `contains an invisible character (${codeOf(hidden)}).`;
    return [fault, "Write it again, with plain spaces."];
  }
  const format = issue.code === "invalid_format" ? issue.format : "";
  const remedy = expected.trim() || "Compare it with an earlier version of the file.";
  const fault = `is not written as it has to be: ${JSON.stringify(input)}.`;
  return [fault, formatRemedies[format] ?? remedy];
}

function nameOf(path: ValuePath): string {
  return path.map(String).join(".");
}
