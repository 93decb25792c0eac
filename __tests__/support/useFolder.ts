import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";

export const projectRoot = resolve(__dirname, "../..");

/** The directory of the frozen content on which the rules are tested. */
export const fixtureRoot = resolve(__dirname, "../fixtures");

/** A directory, by default a new temporary one. Paths are relative to it. */
export class Folder {
  constructor(readonly root = mkdtempSync(join(tmpdir(), "folder-"))) {}

  read(file: string): string {
    return readFileSync(join(this.root, file), "utf8");
  }

  /** Writes a file and creates its directories. */
  write(file: string, content: string | Buffer): void {
    mkdirSync(dirname(join(this.root, file)), { recursive: true });
    writeFileSync(join(this.root, file), content);
  }

  remove(path: string): void {
    rmSync(join(this.root, path), { recursive: true, force: true, maxRetries: 5 });
  }

  list(folder: string): string[] {
    return readdirSync(join(this.root, folder)).sort();
  }

  /** Replaces the first match in a file. @throws when there is none */
  edit(file: string, pattern: RegExp, replacement: string): void {
    const before = this.read(file);
    if (before.search(pattern) < 0) throw new Error(`${pattern} is not in ${file}`);
    this.write(file, before.replace(pattern, replacement));
  }
}

/** Call it inside `describe`. Each of its tests gets an empty directory, which is removed after it. */
export function useFolder(): Folder {
  const folder = new Folder();
  beforeEach(() => mkdirSync(folder.root, { recursive: true }));
  afterEach(() => folder.remove("."));
  return folder;
}
