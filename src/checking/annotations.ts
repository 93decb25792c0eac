import type { Finding } from "./finding";

/**
 * Writes findings down for GitHub, which shows each beside the line that it is about.
 *
 * @returns one workflow command a finding
 */
export function formatAnnotations(findings: readonly Finding[]): string {
  return findings.map(formatAnnotation).join("\n");
}

function formatAnnotation({ file, line, column, severity, message, remedy }: Finding): string {
  const place = `file=${escapeProperty(file)},line=${line},col=${column}`;
  return `::${severity} ${place},title=Content::${escapeData(`${message}\n${remedy}`)}`;
}

function escapeData(text: string): string {
  return text.replace(/[%\r\n]/g, encodeURIComponent);
}

function escapeProperty(text: string): string {
  return text.replace(/[%\r\n:,]/g, encodeURIComponent);
}
