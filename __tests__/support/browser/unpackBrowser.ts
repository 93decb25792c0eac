import { existsSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliDecompressSync } from "node:zlib";

/**
 * Unpacks a Chromium from npm in its package, unless that has been done.
 *
 * @param folder the directory of the package
 * @returns the path of the program
 */
export function unpackBrowser(folder: string): string {
  const program = join(folder, "bin/chromium");
  if (existsSync(program)) return program;
  // No process may start a program that another one is still writing.
  const unfinished = `${program}-${process.pid}`;
  writeFileSync(unfinished, brotliDecompressSync(readFileSync(`${program}.br`)), { mode: 0o755 });
  renameSync(unfinished, program);
  return program;
}
