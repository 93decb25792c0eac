import { getLocation } from "jsonc-parser";
import { applyRules } from "../checking/applyRules";
import type { ContentFiles } from "../checking/contentFiles";
import type { Finding } from "../checking/finding";
import { messageOf } from "../checking/messages";
import type { ReadPicture } from "../checking/rules/pictures";
import { defaultLanguage, languages } from "../contract/languages";
import { formats } from "./formats";
import type { Changes } from "./requests";
import { type Words, wordFor } from "./words";

const pictureFolder = "content/images/";

type Data = Record<string, unknown>;

/** The part of an entry that Sveltia CMS passes to listeners of `preSave`. */
export type Entry = {
  collection: string;
  slug: string;
  data: Data;
  i18n: Record<string, { data: Data }>;
};

const isEmpty = (value: unknown) =>
  value === "" || value === null || (typeof value === "object" && Object.keys(value).length === 0);

/** The CMS writes no value that is empty, since it refuses those that are required, and no id of an item of a list. */
const asWritten = (data: unknown) =>
  JSON.parse(JSON.stringify(data), (key, value) =>
    isEmpty(value) || key === "__sc_item_id" ? undefined : value,
  );

/** @returns the files that an entry becomes, by their paths, and the pictures that it names */
function filesOf({ collection, slug, data, i18n }: Entry): [string, string][] {
  const json = formats["site-json"];
  const versions = Object.entries({ [languages[0]]: { data }, ...i18n });
  if (collection === "legal") {
    return versions.map(([language, { data }]) => [
      `content/legal/${language}/${slug}.md`,
      formats["legal-page"].toFile(data as Record<string, string>),
    ]);
  }
  if (slug === "translation") {
    return versions.map(([language, { data }]) => [
      `content/locales/${language}/translation.json`,
      json.toFile(data),
    ]);
  }
  const text = json.toFile(asWritten(data));
  // Each has been chosen from those that are there, or comes with this change.
  const pictures = [...text.matchAll(/"file": "([^/"]+)"/g)].map(({ 1: name }) => name);
  return [
    [`content/site/${slug}.json`, text],
    ...pictures.map((name): [string, string] => [`content/images/${name}`, ""]),
  ];
}

/** Without numbers, such as those of lines and of similar faults, which change with each edit. */
const kindOf = ({ id, place, values }: Finding) =>
  JSON.stringify([
    id,
    place.file,
    Object.values(values).filter((value) => typeof value === "string"),
  ]);

/** @returns the files after an entry that is about to be saved */
export const withEntry = (before: ContentFiles, entry: Entry): ContentFiles =>
  new Map([...before, ...filesOf(entry)]);

/** @returns whether a commit changes pictures */
export const changesPictures = ({ additions, deletions = [] }: Changes): boolean =>
  [...additions, ...deletions].some(({ path }) => path.startsWith(pictureFolder));

/** @returns the files after a commit, the pictures that it adds with their bytes */
export function withCommit(
  before: ContentFiles,
  { additions, deletions = [] }: Changes,
): ContentFiles {
  const after = new Map(before);
  for (const { path } of deletions) after.delete(path);
  for (const { path, contents } of additions) {
    const bytes = Uint8Array.from(atob(contents), (character) => character.charCodeAt(0));
    after.set(path, path.startsWith(pictureFolder) ? bytes : new TextDecoder().decode(bytes));
  }
  return after;
}

/**
 * Checks the content with a change that is about to be saved.
 *
 * @param before the files of the content without it
 * @param after those files with it
 * @returns what it adds to the faults that are already there, in words
 */
export async function newFindings(
  before: ContentFiles,
  after: ContentFiles,
  words?: Words,
  readPicture?: ReadPicture,
): Promise<{ errors: string[]; warnings: string[] }> {
  const old = (await applyRules(before)).map((finding) => ({
    kind: kindOf(finding),
    place: placeOf(finding, before, words).place,
  }));
  const findings = (await applyRules(after, readPicture)).map((finding) => ({
    ...messageOf(finding, defaultLanguage),
    severity: finding.severity,
    ...placeOf(finding, after, words),
    kind: kindOf(finding),
  }));
  const added = findings.filter(({ kind, place }) => {
    const known = old.filter((each) => each.kind === kind);
    const isMore = findings.filter((each) => each.kind === kind).length > known.length;
    return isMore && !known.some((each) => each.place === place);
  });
  const describe = (severity: Finding["severity"]) =>
    added
      .filter((finding) => finding.severity === severity)
      .map(({ place, message, remedy, hint }) =>
        [`${place}: ${message}`, remedy, hint && `(${hint})`].filter(Boolean).join(" "),
      );
  return { errors: describe("error"), warnings: describe("warning") };
}

/** @returns the place of a finding in the words of the form, and the hint of its field */
function placeOf(
  { place: { file, line, column } }: Finding,
  files: ContentFiles,
  words?: Words,
): { place: string; hint?: string } {
  const { labels = {}, hints = {} } = words ?? {};
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
