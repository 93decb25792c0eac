import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { type Language, languages } from "../../src/language/languages";

/** The fingerprint of what a language's pages say and show, by language. */
export type ContentState = Partial<Record<Language, string>>;

const content = resolve(__dirname, "../../content");

const filesUnder = (folder: string): string[] =>
  readdirSync(join(content, folder), { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && !entry.name.startsWith("."))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();

/** @returns the state of the content as it stands */
export const contentState = (): ContentState =>
  Object.fromEntries(
    languages.map((language) => {
      const hash = createHash("sha256");
      const folders = ["site", "images", `locales/${language}`, `legal/${language}`];
      for (const file of folders.flatMap(filesUnder)) hash.update(readFileSync(file));
      return [language, hash.digest("hex").slice(0, 16)];
    }),
  );
