import { createHash } from "node:crypto";
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { basename, join, relative, resolve } from "node:path";
import { type Language, languages } from "../../src/contract/languages";
import { filesIn } from "../../src/delivery/filesIn";
import { compare } from "./compare";
import { languagesOf, type View } from "./views";

const folder = resolve(__dirname, "baselines");
const changesFolder = resolve(__dirname, "changes");
const contentFile = join(folder, "content.json");
const ending = ".webp";

/** The hash of the content files of each language. */
export type ContentState = Partial<Record<Language, string>>;

const content = resolve(__dirname, "../../content");

const filesUnder = (folder: string): string[] =>
  filesIn(join(content, folder))
    .filter((file) => !basename(file).startsWith("."))
    .map((file) => join(content, folder, file));

/** @returns the present state of the content */
export const contentState = (): ContentState =>
  Object.fromEntries(
    languages.map((language) => {
      const hash = createHash("sha256");
      const folders = ["site", "images", `locales/${language}`, `legal/${language}`];
      for (const file of folders.flatMap(filesUnder)) hash.update(readFileSync(file));
      return [language, hash.digest("hex").slice(0, 16)];
    }),
  );

const shown = (path: string) => relative(process.cwd(), path).replaceAll("\\", "/");

/** @returns the names of the baselines */
export const keptNames = (): string[] =>
  readdirSync(folder)
    .filter((file) => file.endsWith(ending))
    .map((file) => file.slice(0, -ending.length));

/** @returns the state of the content when the baselines were saved */
export const keptContent = (): ContentState => JSON.parse(readFileSync(contentFile, "utf8"));

/** @returns whether the content of a view is unchanged; otherwise its look may differ */
export const hasSameContent = (view: View, kept: ContentState, now: ContentState): boolean =>
  languagesOf(view).every((language) => kept[language] === now[language]);

/** Replaces every baseline. */
export function keep(pictures: readonly { name: string; picture: Buffer }[]): void {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const { name, picture } of pictures) writeFileSync(join(folder, name + ending), picture);
  writeFileSync(contentFile, `${JSON.stringify(contentState(), null, 2)}\n`);
}

/** Removes the pictures of a change that an earlier run has found. */
function removeChanges(name: string): void {
  for (const part of ["actual", "difference"]) {
    rmSync(join(changesFolder, `${name}.${part}${ending}`), { force: true });
  }
}

/**
 * @returns what has changed since the baseline was saved, and where to see it; undefined where
 *   nothing has
 * @throws when there is no baseline of that name
 */
export async function changeOf(name: string, picture: Buffer): Promise<string | undefined> {
  removeChanges(name);
  const comparison = await compare(readFileSync(join(folder, name + ending)), picture);
  if (!comparison) return undefined;

  mkdirSync(changesFolder, { recursive: true });
  writeFileSync(join(changesFolder, `${name}.actual${ending}`), picture);
  writeFileSync(join(changesFolder, `${name}.difference${ending}`), comparison.difference);
  const place = shown(join(changesFolder, `${name}.*${ending}`));
  return `${name}: ${comparison.change}. Look at ${place}; "npm run look:accept" keeps the new look.`;
}
