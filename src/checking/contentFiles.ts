import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { filesIn } from "../delivery/filesIn";

/**
 * Every file that the check reads, by path from the project's root: its bytes, or its text. Files of
 * `static` are there for their names.
 */
export type ContentFiles = ReadonlyMap<string, Uint8Array | string>;

/** Hidden files, and those that text editors, git, Windows and macOS leave behind: also in .gitignore. */
const leftover = /^(?:[.#]|~\$)|(?:~|#|\.orig|\.swp)$|^(?:ehthumbs|thumbs)\.db$|^desktop\.ini$/i;

/**
 * @param file the path of a file or directory
 * @returns whether the check, the build and the development server ignore it, by its name
 */
export const isIgnored = (file: string): boolean => leftover.test(path.basename(file));

/**
 * @param projectRoot the directory that holds `content` and `static`
 * @returns their files, those of `content` without ignored ones; none without the directories
 */
export function readContentFiles(projectRoot: string): Map<string, Buffer> {
  const names = ["content", "static"].flatMap((folder) => {
    const directory = path.join(projectRoot, folder);
    return existsSync(directory) ? filesIn(directory).map((file) => `${folder}/${file}`) : [];
  });
  const files = names.flatMap((file): [string, Buffer][] => {
    if (!file.startsWith("content/")) return [[file, Buffer.alloc(0)]];
    if (file.split("/").some(isIgnored)) return [];
    return [[file, readFileSync(path.join(projectRoot, file))]];
  });
  return new Map(files);
}
