import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { filesIn } from "../delivery/filesIn";
import { isIgnored } from "./isIgnored";

/**
 * Every file that the check reads, by path from the project's root: its bytes, or its text. Files of
 * `static` are there for their names.
 */
export type ContentFiles = ReadonlyMap<string, Uint8Array | string>;

/**
 * @param projectRoot the directory that holds `content` and `static`
 * @returns their files, those of `content` without ignored ones; none without the directories
 */
export function readContentFiles(projectRoot: string): Map<string, Buffer> {
  const names = ["content", "static"].flatMap((folder) => {
    const directory = path.join(projectRoot, folder);
    return existsSync(directory) ? filesIn(directory).map((file) => `${folder}/${file}`) : [];
  });
  const files = names.flatMap((file): [string, Buffer][] => {
    if (!file.startsWith("content/")) return [[file, Buffer.alloc(0)]];
    if (file.split("/").some(isIgnored)) return [];
    return [[file, readFileSync(path.join(projectRoot, file))]];
  });
  return new Map(files);
}
