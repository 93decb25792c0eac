import { readFileSync, statSync } from "node:fs";
import path from "node:path";
import { filesIn } from "../delivery/filesIn";

/** The bytes of every file that the check reads, by path from the project's root. */
export type ContentFiles = ReadonlyMap<string, Buffer>;

/**
 * @param projectRoot the folder that holds `content`; where it does not, there are no files
 * @returns what is not hidden by a dot, nor a copy that a text editor keeps under a name that ends in ~
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
