import { readFileSync, statSync } from "node:fs";
import path from "node:path";
import { filesIn } from "../delivery/filesIn";

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
  const folder = path.join(projectRoot, "content");
  const isFolder = statSync(folder, { throwIfNoEntry: false })?.isDirectory();
  return new Map(
    (isFolder ? filesIn(folder) : [])
      .filter((name) => !/(?:^|\/)\.|~$/.test(name))
      .flatMap((name) => {
        const bytes = readIfThere(path.join(folder, name));
        return bytes ? [[`content/${name}`, bytes]] : [];
      }),
  );
}

/** A text editor may take its own file away between the listing and the reading. */
function readIfThere(file: string): Buffer | undefined {
  try {
    return readFileSync(file);
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "ENOENT") return undefined;
    throw error;
  }
}
