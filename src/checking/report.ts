import { styleText } from "node:util";
import type { ContentFiles } from "./contentFiles";
import { type Finding, messageOf } from "./finding";

/** @returns findings for an editor, each with its remedy, in groups for each file or remedy */
export function formatFindings(
  findings: readonly Finding[],
  files: ContentFiles,
  by: "file" | "remedy" = "file",
): string {
  const names = [...new Set(findings.map((finding) => finding[by]))];
  const groups = names.map((name) => {
    const own = findings.filter((finding) => finding[by] === name);
    return own.map((finding, index) => formatFinding(finding, own[index + 1])).join("\n");
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

/** @returns a finding, without the remedy if it is that of the next one too */
function formatFinding(finding: Finding, next: Finding | undefined): string {
  const { file, line, column, severity, message, remedy } = finding;
  const mark = styleText(severity === "error" ? "red" : "yellow", messageOf(severity).message);
  const heading = `${styleText("bold", `${file}:${line}:${column}`)}  ${mark}  ${message}`;
  return next?.remedy === remedy ? heading : `${heading}\n  ${remedy}`;
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
