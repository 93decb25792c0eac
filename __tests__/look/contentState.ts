import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { basename, join, resolve } from "node:path";
import { type Language, languages } from "../../src/contract/languages";
import { filesIn } from "../../src/delivery/filesIn";

/** The fingerprint of what a language's pages say and show, by language. */
export type ContentState = Partial<Record<Language, string>>;

const content = resolve(__dirname, "../../content");

const filesUnder = (folder: string): string[] =>
  filesIn(join(content, folder))
    .filter((file) => !basename(file).startsWith("."))
    .map((file) => join(content, folder, file));

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
