import { getLocation } from "jsonc-parser";
import { applyRules } from "../checking/applyRules";
import type { ContentFiles } from "../checking/contentFiles";
import { type Finding, sourceOf } from "../checking/finding";
import { messageOf } from "../checking/messages";
import { readContent } from "../checking/reading/content";
import { pictureFolder, type ReadPicture } from "../checking/rules/pictures";
import { defaultLanguage, languages } from "../contract/languages";
import { formats } from "./formats";
import type { Commit } from "./requests";
import { type Words, wordFor } from "./words";

/** @returns the files that a commit adds or changes, by their paths */
export function changesOf({ additions }: Commit["fileChanges"]): Map<string, Uint8Array> {
  const bytesOf = (contents: string) =>
    Uint8Array.from(atob(contents), (character) => character.charCodeAt(0));
  return new Map(additions.map(({ path, contents }) => [path, bytesOf(contents)]));
}

/** @returns the pictures that a change shows in another place than before, and does not contain itself */
export function chosenPictures(before: ContentFiles, after: ContentFiles): string[] {
  const old = readContent(before).slots;
  const chosen = readContent(after).slots.filter(
    ({ name, text }) => !old.some((slot) => slot.name === name && slot.text === text),
  );
  return chosen.map(({ text }) => pictureFolder + text).filter((path) => after.get(path) === "");
}

/**
 * @returns in words, what a change adds to the faults of the content: errors, for which CI refuses the
 *   change, and the errors that were there before, for which CI refuses it too
 */
export async function findingsOf(
  before: ContentFiles,
  after: ContentFiles,
  words: Words,
  readPicture?: ReadPicture,
): Promise<{ errors: string[]; olderErrors: string[] }> {
  const worded = (findings: Finding[], files: ContentFiles) =>
    findings.map((finding) => ({
      ...finding,
      ...messageOf(finding, defaultLanguage),
      ...placeInForm(finding, files, words),
    }));
  const old = worded(await applyRules(before), before).map(({ id, place }) => id + place);
  const all = worded(await applyRules(after, readPicture), after);
  const describe = (isOld: boolean) =>
    all
      .filter(({ id, place }) => old.includes(id + place) === isOld)
      .map(({ id, place, message, remedy, hint }) => {
        const isForm = id === "invalidValue" && hint;
        return `${place}: ${message} ${isForm ? `${hint}.` : remedy}`;
      });
  return { errors: describe(false), olderErrors: describe(true) };
}

/** @returns the place of a finding in the words of the form, and the hint of its field */
function placeInForm(
  { place: { file, line, column } }: Finding,
  files: ContentFiles,
  words: Words,
): { place: string; hint?: string } {
  const { labels, hints } = words;
  if (file.startsWith(pictureFolder)) {
    return { place: [labels.images ?? "images", file.slice(pictureFolder.length)].join(" › ") };
  }
  const { text } = sourceOf(file, files.get(file));
  const lines = text.split("\n");
  const language = languages.find((each) => file.includes(`/${each}/`));
  const version = language ? ` (${(labels[language] ?? language).toLowerCase()})` : "";
  const [, name = ""] = /([^/]+)\.\w+$/.exec(file) ?? [];
  if (!file.endsWith(".json")) {
    const { title = name } = formats["legal-page"].fromFile(text);
    const words = lines[line - 1]?.slice(0, 50);
    const names = [labels.legalPages ?? "legal", title, words && `„${words}…”`].filter(Boolean);
    return { place: names.join(" › ") + version };
  }
  const offset = [...lines.slice(0, line - 1), ""].join("\n").length + column;
  const path = [name, ...getLocation(text, offset).path].map((key) =>
    typeof key === "number" ? `${key + 1}.` : key,
  );
  const names = path.map((key, index) => wordFor(labels, path.slice(0, index + 1)) ?? key);
  return { place: names.join(" › ") + version, hint: wordFor(hints, path) };
}
