import { readFileSync, statSync } from "node:fs";
import path from "node:path";
import { filesIn } from "../delivery/filesIn";

/** The bytes of every file that the check reads, by path from the project's root. */
export type ContentFiles = ReadonlyMap<string, Buffer>;

const hidden = /(?:^|\/)\./;

/** Files that text editors, Windows and macOS leave behind. */
const leftover = /~$|(?:^|\/)(?:thumbs\.db|desktop\.ini)$/i;

/**
 * @param projectRoot the directory that holds `content`
 * @returns the files of `content`, without hidden files and leftovers; none without the directory
 */
export function readContentFiles(projectRoot: string): ContentFiles {
  const folder = path.join(projectRoot, "content");
  const isFolder = statSync(folder, { throwIfNoEntry: false })?.isDirectory();
  return new Map(
    (isFolder ? filesIn(folder) : [])
      .filter((name) => !hidden.test(name) && !leftover.test(name))
      .flatMap((name) => {
        const bytes = readIfThere(path.join(folder, name));
        return bytes ? [[`content/${name}`, bytes]] : [];
      }),
  );
}

/** A text editor may remove a temporary file after the directory was listed. */
function readIfThere(file: string): Buffer | undefined {
  try {
    return readFileSync(file);
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "ENOENT") return undefined;
    throw error;
  }
}
