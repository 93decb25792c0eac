import { styleText } from "node:util";
import type { ContentFiles } from "./contentFiles";
import { countOf, type Finding, sourceOf } from "./finding";

const excerptWidth = 90;

/** @returns findings for an editor, grouped by file, each with its remedy and an excerpt */
export function formatFindings(findings: readonly Finding[], files: ContentFiles): string {
  const groups = [...new Set(findings.map(({ file }) => file))].map((file) => {
    const lines = sourceOf(file, files.get(file)).text.split(/\r?\n/);
    return findings
      .filter((finding) => finding.file === file)
      .map((finding) => formatFinding(finding, lines[finding.line - 1] ?? ""))
      .join("\n");
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

function formatFinding(finding: Finding, text: string): string {
  const { file, line, column, severity, message, remedy } = finding;
  const mark = styleText(severity === "error" ? "red" : "yellow", severity);
  const heading = `${styleText("bold", `${file}:${line}:${column}`)}  ${mark}  ${message}`;
  const isReadable = /\S/.test(text) && !/[^\P{Cc}\t]/u.test(text);
  return [heading, `  ${remedy}`, ...(isReadable ? excerpt(text, finding) : [])].join("\n");
}

function excerpt(text: string, { line, column }: Finding): string[] {
  const start = Math.max(0, column - excerptWidth / 2);
  const shown = text.slice(start, start + excerptWidth);
  const margin = " ".repeat(String(line).length);
  const indent = shown.slice(0, column - 1 - start).replace(/[^\t]/g, " ");
  return [
    styleText("dim", `  ${line} | ${shown}`),
    `  ${margin} ${styleText("dim", "|")} ${indent}${styleText("red", "^")}`,
  ];
}

function summary(findings: readonly Finding[], files: ContentFiles): string {
  if (findings.length === 0) {
    return styleText("green", `The content is valid: ${files.size} files checked.`);
  }
  const errors = findings.filter(({ severity }) => severity === "error").length;
  const counts = [countOf(errors, "error"), countOf(findings.length - errors, "warning")];
  return counts.filter((count) => !count.startsWith("0 ")).join(", ");
}
