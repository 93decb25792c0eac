import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import path from "node:path";

/**
 * Every file that the check reads, by path from the project's root: its bytes, or its text; nothing
 * for a link to what does not exist. Files of `static` are there for their names.
 */
export type ContentFiles = ReadonlyMap<string, Buffer | string | undefined>;

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
export function readContentFiles(projectRoot: string): Map<string, Buffer | undefined> {
  const folders = ["content", "static"].map((name) => path.join(projectRoot, name));
  const entries = folders.flatMap((folder) =>
    existsSync(folder) ? readdirSync(folder, { recursive: true, withFileTypes: true }) : [],
  );
  const files = entries.flatMap((entry): [string, Buffer | undefined][] => {
    const place = path.join(entry.parentPath, entry.name);
    const file = path.relative(projectRoot, place).split(path.sep).join("/");
    const isContent = file.startsWith("content/");
    if (isContent && file.split("/").some(isIgnored)) return [];
    // A text editor may remove a temporary file after the directory was listed.
    if (!existsSync(place)) return entry.isSymbolicLink() ? [[file, undefined]] : [];
    if (!statSync(place).isFile()) return [];
    return [[file, isContent ? readFileSync(place) : Buffer.alloc(0)]];
  });
  return new Map(files.sort(([a], [b]) => (a < b ? -1 : 1)));
}
