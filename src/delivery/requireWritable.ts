import { accessSync, constants, mkdirSync } from "node:fs";

/**
 * Creates a directory if it does not exist.
 *
 * @throws with advice when the directory is not writable
 */
export function requireWritable(directory: string): void {
  try {
    mkdirSync(directory, { recursive: true });
    accessSync(directory, constants.W_OK);
  } catch (error) {
    throw new Error(
      `${directory}/ is not writable. Delete it, or change its permissions. (${error instanceof Error ? error.message : error})`,
    );
  }
}
