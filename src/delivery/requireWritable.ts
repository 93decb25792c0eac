import { accessSync, constants, mkdirSync } from "node:fs";

/**
 * Makes a directory where there is none.
 *
 * @throws with advice when nothing can be written into it
 */
export function requireWritable(directory: string): void {
  try {
    mkdirSync(directory, { recursive: true });
    accessSync(directory, constants.W_OK);
  } catch (error) {
    throw new Error(
      `Nothing can be written into ${directory}/. Delete it, or give yourself the right to write there. (${error instanceof Error ? error.message : error})`,
    );
  }
}
