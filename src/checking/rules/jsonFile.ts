import type { z } from "zod";
import type { ContentFiles } from "../contentFiles";
import { type Finding, fileFinding } from "../finding";
import { type JsonDocument, readJson } from "../reading/json";
import { readText } from "../reading/text";
import { checkShape } from "./shape";

/** A JSON file after the check of syntax and shape. */
export type CheckedJson = { document: JsonDocument | undefined; findings: Finding[] };

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
): CheckedJson {
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
