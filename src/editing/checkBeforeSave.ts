import { getLocation } from "jsonc-parser";
import { applyRules } from "../checking/applyRules";
import type { ContentFiles } from "../checking/contentFiles";
import { type Finding, sourceOf } from "../checking/finding";
import { messageOf } from "../checking/messages";
import { pictureFolder } from "../checking/rules/pictures";
import { defaultLanguage, languages } from "../contract/languages";
import { formats } from "./formats";
import { type Words, wordFor } from "./words";

/** @returns a text that is the same for a finding before and after a change, which may move its line */
const identify = ({ id, place, values }: Finding) => JSON.stringify([id, place.file, values]);

/**
 * @returns in words, the findings that a change adds, wherever they are: a deleted page is a dead link in another
 *   file. Those that were there before are left to who made them, and block nobody else's change
 */
export async function addedFindings(
  before: ContentFiles,
  after: ContentFiles,
  words: Words,
): Promise<string[]> {
  const old = (await applyRules(before)).map(identify);
  const added = (await applyRules(after)).filter((finding) => !old.includes(identify(finding)));
  return added.map((finding) => {
    const { message, remedy } = messageOf(finding, defaultLanguage);
    const { place, hint } = placeInForm(finding, after, words);
    // The hint says what this field needs. The remedy is the same for all values of a wrong shape.
    const advice = finding.id === "invalidValue" && hint ? `${hint}.` : remedy;
    return `${place}: ${message} ${advice}`;
  });
}

/** @returns the place of a finding in the words of the form, and the hint of its field */
function placeInForm(
  { place: { file, line, column } }: Finding,
  files: ContentFiles,
  { labels, hints }: Words,
): { place: string; hint?: string } {
  const { text } = sourceOf(file, files.get(file));
  const lines = text.split("\n");
  const language = languages.find((each) => file.includes(`/${each}/`));
  const version = language ? ` (${(labels[language] ?? language).toLowerCase()})` : "";
  const [, name = ""] = /([^/]+)\.\w+$/.exec(file) ?? [];
  if (!file.endsWith(".json")) {
    const group = file.startsWith(pictureFolder) ? labels.images : labels.legalPages;
    const { title = name } = formats["legal-page"].fromFile(text);
    const start = lines[line - 1]?.slice(0, 50);
    return { place: [group, title, start && `„${start}…”`].filter(Boolean).join(" › ") + version };
  }
  const offset = [...lines.slice(0, line - 1), ""].join("\n").length + column;
  const path = [name, ...getLocation(text, offset).path].map((key) =>
    typeof key === "number" ? `${key + 1}.` : key,
  );
  const names = path.map((key, index) => wordFor(labels, path.slice(0, index + 1)) ?? key);
  return { place: names.join(" › ") + version, hint: wordFor(hints, path) };
}
