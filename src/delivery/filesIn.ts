import { readdirSync, statSync } from "node:fs";
import path from "node:path";

/**
 * @returns the relative paths of all files in the directory and below it, with forward slashes; also those of
 *   symbolic links to files, even if the file does not exist
 */
export function filesIn(directory: string): string[] {
  return readdirSync(directory, { recursive: true, encoding: "utf8" })
    .filter((file) => {
      const found = statSync(path.join(directory, file), { throwIfNoEntry: false });
      return found === undefined || found.isFile();
    })
    .map((file) => file.split(path.sep).join("/"))
    .sort();
}
