import { styleText } from "node:util";
import type { ContentFiles } from "./contentFiles";
import { type Finding, messageOf } from "./finding";

/** @returns findings for an editor, in groups with the same remedy */
export function formatFindings(findings: readonly Finding[], files: ContentFiles): string {
  const remedies = [...new Set(findings.map(({ remedy }) => remedy))];
  const groups = remedies.map((remedy) => {
    const own = findings.filter((finding) => finding.remedy === remedy);
    return [...own.map(formatFinding), `  ${remedy}`].join("\n");
  });
  return [...groups, summary(findings, files)].join("\n\n");
}

/** @returns findings as workflow commands, which GitHub shows next to their lines */
export function formatAnnotations(findings: readonly Finding[]): string {
  const escapeData = (text: string) => text.replace(/[%\r\n]/g, encodeURIComponent);
  const escapeProperty = (text: string) => text.replace(/[%\r\n:,]/g, encodeURIComponent);
  return findings
    .map(({ file, line, column, severity, message, remedy }) => {
      const place = `file=${escapeProperty(file)},line=${line},col=${column}`;
      return `::${severity} ${place},title=Content::${escapeData(`${message}\n${remedy}`)}`;
    })
    .join("\n");
}

function formatFinding({ file, line, column, severity, message }: Finding): string {
  const mark = styleText(severity === "error" ? "red" : "yellow", messageOf(severity).message);
  return `${styleText("bold", `${file}:${line}:${column}`)}  ${mark}  ${message}`;
}

function summary(findings: readonly Finding[], files: ContentFiles): string {
  if (findings.length === 0) {
    const count = [...files.keys()].filter((file) => file.startsWith("content/")).length;
    return styleText("green", messageOf("valid", { count }).message);
  }
  const counts = (["error", "warning"] as const).flatMap((severity) => {
    const count = findings.filter((finding) => finding.severity === severity).length;
    return count > 0 ? [messageOf(`${severity}s`, { count }).message] : [];
  });
  return counts.join(", ");
}
