import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";

/** Writes a file and creates its directories. */
export function writeIn(root: string, file: string, content: string | Buffer): void {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), content);
}

/** A temporary directory; `write` takes paths relative to it. */
export type Folder = {
  root: string;
  write: (file: string, content: string | Buffer) => void;
};

/** Call it inside `describe`. Each of its tests gets an empty directory, which is removed after it. */
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
