import { z } from "zod";
import { withoutColon } from "../../contract/translation";
import { type Finding, type FindingId, findingAt, type Values } from "../finding";
import type { Content } from "../reading/content";
import type { Document } from "../reading/document";
import { isOptionalAt, nameOf, schemaAt } from "../reading/paths";

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

function explain(document: Document, schema: z.ZodType, issue: z.core.$ZodIssue): Finding {
  const { path, input, code } = issue;
  const type = schemaAt(schema, path);
  if (code === "unrecognized_keys") {
    const [first = path, ...others] = issue.keys.map((key) => [...path, key]);
    const names = [first, ...others].map((each) => `"${nameOf(each)}"`).join(", ");
    const offset = document.entryAt(first)?.nameOffset ?? 0;
    return findingAt(document, offset, "unknownName", { names });
  }
  const { description } = (type && z.globalRegistry.get(type)) ?? {};
  const entry = document.entryAt(path);
  const offset = entry?.offset ?? document.entryAt(path.slice(0, -1))?.nameOffset ?? 0;
  const report = (id: FindingId, values?: Values) =>
    findingAt(document, offset, id, { name: nameOf(path) || document.file, ...values });
  const text = typeof input === "string" ? input : "";
  const isText = input === text;
  if (!entry || input === null || (isText && text.trim() === "")) {
    if (!description) return report("missingGroup");
    return report(isOptionalAt(schema, path) ? "emptyEntry" : "missingEntry", { description });
  }
  if (code === "custom") return report(issue.params?.finding);
  if (code === "invalid_type" && issue.expected === "string" && !isGroup(input)) {
    return report("notText", { found: JSON.stringify(input) });
  }
  if (code === "too_big" && isText) {
    return report("tooLong", { found: text.slice(0, 60), most: Number(issue.maximum) });
  }
  if (code === "invalid_format" && issue.pattern === String(withoutColon)) {
    return report("colonAtEnd", { found: text });
  }
  const found = JSON.stringify(input).slice(0, 60).replace(invisible, escaped);
  return description ? report("invalidValue", { found, description }) : report("invalidGroup");
}

/** Characters that an editor does not see, such as those that programs put around a copied number. */
const invisible = /(?! )[\p{C}\p{Z}]/gu;

const escaped = (character: string) =>
  `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`;

const isGroup = (value: unknown) => typeof value === "object" && !(value instanceof Date);
