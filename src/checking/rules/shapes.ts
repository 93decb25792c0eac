import { z } from "zod";
import { nameOf, schemaAt, type ValuePath } from "../../contract/paths";
import { textRules } from "../../contract/text";
import { type Finding, findingAt } from "../finding";
import type { Content } from "../reading/content";
import type { Document } from "../reading/document";
import { codesOf } from "./texts";

/** Reports each entry that is unknown, missing, empty or not as its schema requires. */
export function checkShapes({ documents }: Content): Finding[] {
  return documents.flatMap(({ document, schema }) => {
    const { issues = [] } = schema.safeParse(document.value, { reportInput: true }).error ?? {};
    // One value may break several rules.
    const names = issues.map(({ path, code }) => `${nameOf(path)} ${code === "unrecognized_keys"}`);
    return issues
      .filter((_, index) => names.indexOf(names[index] ?? "") === index)
      .map((issue) => explain(document, schema, issue));
  });
}

function expectedAt(schema: z.ZodType, path: ValuePath): string {
  const described = schemaAt(schema, path);
  const description = described && z.globalRegistry.get(described)?.description;
  return description ? `Expected: ${description.replace(/\.$/, "")}.` : "";
}

function explain(document: Document, schema: z.ZodType, issue: z.core.$ZodIssue): Finding {
  const { path, input, code, message } = issue;
  const [name, expected] = [nameOf(path), expectedAt(schema, path)];
  if (code === "unrecognized_keys") {
    const group = schemaAt(schema, path);
    const { fixed = "" } = (group && textRules.get(group)) ?? {};
    const [first = path, ...others] = issue.keys.map((key) => [...path, key]);
    const names = [first, ...others].map((each) => `"${nameOf(each)}"`).join(", ");
    const offset = document.entryAt(first)?.nameOffset ?? 0;
    return findingAt(document, offset, "unknownName", { names, fixed });
  }
  const entry = document.entryAt(path);
  if (!entry) {
    const group = document.entryAt(path.slice(0, -1));
    return findingAt(document, group?.nameOffset ?? 0, "missingEntry", { name, expected });
  }
  const remedy = expected || "Compare it with an earlier version of the file.";
  const text = typeof input === "string" ? input : "";
  const [hidden] = /(?! )[\p{C}\p{Z}]/u.exec(text) ?? [];
  const wrong = /\S/.test(text) ? "the wrong format" : "no text in";
  const form = hidden ? `the invisible character ${codesOf(hidden)} in` : wrong;
  const reason = code === "invalid_format" ? `${form} ${JSON.stringify(input)}` : message;
  const values = { name: name || "content", reason, remedy };
  return findingAt(document, entry.offset, "invalidValue", values);
}
