import { readdirSync, readFileSync, statSync } from "node:fs";
import { join, sep } from "node:path";

/** The bytes of every file that the check reads, by path from the project's root. */
export type ContentFiles = ReadonlyMap<string, Buffer>;

/**
 * Reads the content folder. Files and folders whose name begins with a dot are left out.
 *
 * @param projectRoot the folder that holds `content`
 * @returns the files found; a missing folder is an empty one
 */
export function readContentFiles(projectRoot: string): ContentFiles {
  return new Map(
    filesIn(projectRoot, "content").map((file) => [file, readFileSync(join(projectRoot, file))]),
  );
}

function filesIn(projectRoot: string, folder: string): string[] {
  if (!isFolder(join(projectRoot, folder))) return [];
  return readdirSync(join(projectRoot, folder), { recursive: true, encoding: "utf8" })
    .map((name) => `${folder}/${name.split(sep).join("/")}`)
    .filter((file) => !file.includes("/.") && isFile(join(projectRoot, file)))
    .sort();
}

function isFolder(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false;
}

function isFile(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isFile() ?? false;
}
