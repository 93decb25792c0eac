import { readdirSync, readFileSync, statSync } from "node:fs";
import { join, sep } from "node:path";

/** The bytes of every file that the check reads, by path from the project's root. */
export type ContentFiles = ReadonlyMap<string, Buffer>;

/**
 * Reads the content folder. What is hidden by a dot, and the copies that text editors
 * keep under names that end in ~, is left out.
 *
 * @param projectRoot the folder that holds `content`
 * @returns the files found; a missing folder is an empty one
 */
export function readContentFiles(projectRoot: string): ContentFiles {
  return new Map(
    filesIn(projectRoot, "content").flatMap((file) => {
      const bytes = readIfThere(join(projectRoot, file));
      return bytes ? [[file, bytes]] : [];
    }),
  );
}

function filesIn(projectRoot: string, folder: string): string[] {
  if (!isFolder(join(projectRoot, folder))) return [];
  return readdirSync(join(projectRoot, folder), { recursive: true, encoding: "utf8" })
    .map((name) => `${folder}/${name.split(sep).join("/")}`)
    .filter((file) => !/\/\.|~$/.test(file) && isFile(join(projectRoot, file)))
    .sort();
}

/** A text editor may take its own file away between the listing and the reading. */
function readIfThere(path: string): Buffer | undefined {
  try {
    return readFileSync(path);
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "ENOENT") return undefined;
    throw error;
  }
}

function isFolder(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false;
}

function isFile(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isFile() ?? false;
}
