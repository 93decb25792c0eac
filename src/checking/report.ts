import { existsSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { styleText } from "node:util";
import { readContentFiles } from "./contentFiles";
import { countOf, type Finding } from "./finding";
import { decode } from "./reading/text";

const excerptWidth = 90;

/**
 * Writes findings down for a person: grouped by file, each with its remedy and an excerpt of the
 * file.
 *
 * @param findings what `checkContent` found
 * @param projectRoot the folder that was checked; by default the current one
 */
export function formatFindings(findings: readonly Finding[], projectRoot = process.cwd()): string {
  const files = [...new Set(findings.map(({ file }) => file))];
  const groups = files.map((file) => {
    const lines = readLines(join(projectRoot, file));
    return findings
      .filter((finding) => finding.file === file)
      .map((finding) => formatFinding(finding, lines))
      .join("\n");
  });
  return [...groups, summary(findings, projectRoot)].join("\n\n");
}

/**
 * Writes findings down for GitHub, which shows each beside the line that it is about.
 *
 * @returns one workflow command a finding
 */
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

function formatFinding(finding: Finding, lines: readonly string[]): string {
  const { file, line, column, severity, message, remedy } = finding;
  const mark = styleText(severity === "error" ? "red" : "yellow", severity);
  return [
    `${styleText("bold", `${file}:${line}:${column}`)}  ${mark}  ${message}`,
    `  ${remedy}`,
    ...excerpt(lines[line - 1], finding),
  ].join("\n");
}

function excerpt(text: string | undefined, { line, column }: Finding): string[] {
  if (text === undefined || !isReadable(text)) return [];
  const start = Math.max(0, column - excerptWidth / 2);
  const shown = text.slice(start, start + excerptWidth);
  const margin = " ".repeat(String(line).length);
  const indent = shown.slice(0, column - 1 - start).replace(/[^\t]/g, " ");
  return [
    styleText("dim", `  ${line} | ${shown}`),
    `  ${margin} ${styleText("dim", "|")} ${indent}${styleText("red", "^")}`,
  ];
}

function isReadable(text: string): boolean {
  return /\S/.test(text) && !/[^\P{Cc}\t]/u.test(text);
}

function summary(findings: readonly Finding[], projectRoot: string): string {
  if (findings.length === 0) {
    const count = readContentFiles(projectRoot).size;
    return styleText("green", `Content is sound: ${count} files checked.`);
  }
  const errors = findings.filter(({ severity }) => severity === "error").length;
  const counts = [countOf(errors, "error"), countOf(findings.length - errors, "warning")];
  return counts.filter((count) => !count.startsWith("0 ")).join(", ");
}

function readLines(path: string): string[] {
  if (!existsSync(path) || !statSync(path).isFile()) return [];
  return decode(readFileSync(path)).split(/\r?\n/);
}
