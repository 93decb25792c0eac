import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { filesIn } from "../delivery/filesIn";

/** The bytes, or the text, of every file that the check reads, by path from the project's root. */
export type ContentFiles = ReadonlyMap<string, Buffer | string>;

/** Hidden files, and those that text editors, git, Windows and macOS leave behind: also in .gitignore. */
const leftover = /^(?:[.#]|~\$)|(?:~|#|\.orig|\.swp)$|^(?:ehthumbs|thumbs)\.db$|^desktop\.ini$/i;

/**
 * @param file the path of a file or directory
 * @returns whether the check, the build and the development server ignore it, by its name
 */
export const isIgnored = (file: string): boolean => leftover.test(path.basename(file));

/**
 * @param projectRoot the directory that holds `content`
 * @returns the files of `content`, without ignored ones; none without the directory
 */
export function readContentFiles(projectRoot: string): Map<string, Buffer> {
  const folder = path.join(projectRoot, "content");
  const names = (existsSync(folder) ? filesIn(folder) : []).filter(
    // A text editor may remove a temporary file after the directory was listed.
    (name) => !name.split("/").some(isIgnored) && existsSync(path.join(folder, name)),
  );
  return new Map(names.map((name) => [`content/${name}`, readFileSync(path.join(folder, name))]));
}
