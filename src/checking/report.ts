import { styleText } from "node:util";
import { defaultLanguage } from "../contract/languages";
import type { ContentFiles } from "./contentFiles";
import type { Finding } from "./finding";
import { messageOf, reportText } from "./messages";

/** @returns findings for an editor, in groups with the same remedy */
export function formatFindings(
  findings: readonly Finding[],
  files: ContentFiles,
  language = "en",
): string {
  if (findings.length === 0) {
    const count = [...files.keys()].filter((file) => file.startsWith("content/")).length;
    return styleText("green", reportText("valid", language, { count }));
  }
  const groups = new Map<string, string[]>();
  for (const finding of findings) {
    const { message, remedy } = messageOf(finding, language);
    const { file, line, column } = finding.place;
    const mark = styleText("red", reportText("error", language));
    const text = `${styleText("bold", `${file}:${line}:${column}`)}  ${mark}  ${message}`;
    groups.set(remedy, [...(groups.get(remedy) ?? []), text]);
  }
  const texts = Array.from(groups, ([remedy, group]) => [...group, `  ${remedy}`].join("\n"));
  return [...texts, reportText("errors", language, { count: findings.length })].join("\n\n");
}

/** @returns findings as workflow commands, which GitHub shows next to their lines: in the first language and in English */
export function formatAnnotations(findings: readonly Finding[]): string {
  const escapeData = (text: string) => text.replace(/[%\r\n]/g, encodeURIComponent);
  const escapeProperty = (text: string) => text.replace(/[%\r\n:,]/g, encodeURIComponent);
  return findings
    .map((finding) => {
      const { file, line, column } = finding.place;
      const place = `file=${escapeProperty(file)},line=${line},col=${column}`;
      const texts = [defaultLanguage, "en"].map((language) => messageOf(finding, language));
      const lines = new Set(texts.flatMap(({ message, remedy }) => [message, remedy]));
      return `::error ${place},title=Content::${escapeData([...lines].join("\n"))}`;
    })
    .join("\n");
}
