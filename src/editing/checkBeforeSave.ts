import { getLocation } from "jsonc-parser";
import { applyRules } from "../checking/applyRules";
import type { ContentFiles } from "../checking/contentFiles";
import type { Finding } from "../checking/finding";
import { messageOf } from "../checking/messages";
import type { ReadPicture } from "../checking/rules/pictures";
import { defaultLanguage, languages } from "../contract/languages";
import { formats } from "./formats";
import type { Commit } from "./requests";
import { type Words, wordFor } from "./words";

const pictureFolder = "content/images/";

type Data = Record<string, unknown>;

/** The part of an entry that Sveltia CMS passes to listeners. */
export type CmsEntry = {
  collection: string;
  slug: string;
  newRecord?: boolean;
  data: Data;
  i18n: Record<string, { data: Data }>;
};

const isEmpty = (value: unknown) =>
  value === "" || value === null || (typeof value === "object" && Object.keys(value).length === 0);

/** The CMS writes no value that is empty, since it refuses those that are required, and none of its own keys. */
const asWritten = (data: unknown) =>
  JSON.parse(JSON.stringify(data), (key, value) =>
    isEmpty(value) || key.startsWith("__sc_") ? undefined : value,
  );

/** @returns the files that an entry becomes, by their paths, and the pictures that it names */
export function filesOf({ collection, slug, data, i18n }: CmsEntry): Map<string, string> {
  const isPage = collection === "legal";
  const { toFile } = formats[isPage ? "legal-page" : "site-json"];
  const pathIn = (language: string) => {
    if (isPage) return `content/legal/${language}/${slug}.md`;
    const isTable = slug === "translation";
    return isTable ? `content/locales/${language}/${slug}.json` : `content/site/${slug}.json`;
  };
  const versions = Object.entries({ [languages[0]]: { data }, ...i18n });
  const texts = versions.map(([, version]) => toFile(asWritten(version.data)));
  // Each has been chosen from those that are there, or comes with this change.
  const pictures = [...texts.join().matchAll(/"file": "([^/"]+)"/g)];
  return new Map([
    ...versions.map(([language], index) => [pathIn(language), texts[index] ?? ""] as const),
    ...pictures.map(([, name]) => [`content/images/${name}`, ""] as const),
  ]);
}

/** @returns the files that a commit adds or changes, by their paths, pictures as bytes */
export function changesOf({ additions }: Commit["fileChanges"]): ContentFiles {
  const files = additions.map(({ path, contents }) => {
    const bytes = Uint8Array.from(atob(contents), (character) => character.charCodeAt(0));
    const isPicture = path.startsWith(pictureFolder);
    return [path, isPicture ? bytes : new TextDecoder().decode(bytes)] as const;
  });
  return new Map(files);
}

/** @returns what a change adds to the faults that are already in the content, in words */
export async function newFindings(
  before: ContentFiles,
  after: ContentFiles,
  words: Words,
  readPicture?: ReadPicture,
): Promise<{ errors: string[]; warnings: string[] }> {
  const worded = (findings: Finding[], files: ContentFiles) =>
    findings.map((finding) => ({
      ...finding,
      ...messageOf(finding, defaultLanguage),
      ...placeOf(finding, files, words),
    }));
  const old = worded(await applyRules(before), before).map(({ id, place }) => id + place);
  const all = worded(await applyRules(after, readPicture), after);
  const added = all.filter(({ id, place }) => !old.includes(id + place));
  const describe = (severity: Finding["severity"]) =>
    added
      .filter((finding) => finding.severity === severity)
      .map(({ id, place, message, remedy, hint }) => {
        const isForm = id === "invalidValue" && hint;
        return `${place}: ${message} ${isForm ? `${hint}.` : remedy}`;
      });
  return { errors: describe("error"), warnings: describe("warning") };
}

/** @returns the place of a finding in the words of the form, and the hint of its field */
function placeOf(
  { place: { file, line, column } }: Finding,
  files: ContentFiles,
  words: Words,
): { place: string; hint?: string } {
  const { labels, hints } = words;
  if (file.startsWith(pictureFolder)) {
    return { place: [labels.images ?? "images", file.slice(pictureFolder.length)].join(" › ") };
  }
  const text = String(files.get(file) ?? "");
  const lines = text.split("\n");
  const language = languages.find((each) => file.includes(`/${each}/`));
  const version = language ? ` (${(labels[language] ?? language).toLowerCase()})` : "";
  const [, name = ""] = /([^/]+)\.\w+$/.exec(file) ?? [];
  if (!file.endsWith(".json")) {
    const { title = name } = formats["legal-page"].fromFile(text);
    const names = [labels.legalPages ?? "legal", title, `„${lines[line - 1]?.slice(0, 50)}…”`];
    return { place: names.join(" › ") + version };
  }
  const offset = [...lines.slice(0, line - 1), ""].join("\n").length + column;
  const path = [name, ...getLocation(text, offset).path].map((key) =>
    typeof key === "number" ? `${key + 1}.` : key,
  );
  const names = path.map((key, index) => wordFor(labels, path.slice(0, index + 1)) ?? key);
  return { place: names.join(" › ") + version, hint: wordFor(hints, path) };
}
