import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";

/** Writes a file, and makes the folders that lead to it. */
export function writeIn(root: string, file: string, content: string | Buffer): void {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), content);
}

/** A folder for files that a test makes up, named by their paths in it. */
export type Folder = {
  root: string;
  write: (file: string, content: string | Buffer) => void;
};

/** Call it inside `describe`: gives each of its tests an empty folder and removes it afterwards. */
export function useFolder(): Folder {
  const folder: Folder = {
    root: "",
    write: (file, content) => writeIn(folder.root, file, content),
  };

  beforeEach(() => {
    folder.root = mkdtempSync(join(tmpdir(), "folder-"));
  });
  afterEach(() => rmSync(folder.root, { recursive: true }));

  return folder;
}
