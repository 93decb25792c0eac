import { existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { checkContent } from "../../checking/check";
import { readContentFiles } from "../../checking/contentFiles";
import type { Finding } from "../../checking/finding";

/**
 * The directory from which `gatsby develop` reads the content. It contains a copy of the last
 * content that passed the check, so that no page shows an error.
 */
export const lastGoodRoot = ".cache/last-good";

/** @returns whether an earlier check has made a copy */
export function hasLastGood(projectRoot: string): boolean {
  return existsSync(path.join(projectRoot, lastGoodRoot, "content/site/company.json"));
}

/**
 * Checks the content and, when it has no errors, updates the copy.
 *
 * @param projectRoot the directory that contains `content`
 * @returns all findings
 */
export async function refreshLastGood(projectRoot: string): Promise<Finding[]> {
  const files = readContentFiles(projectRoot);
  const findings = await checkContent(files);
  if (!findings.some(({ severity }) => severity === "error")) {
    copyFiles(files, path.join(projectRoot, lastGoodRoot));
  }
  return findings;
}

function copyFiles(files: ReadonlyMap<string, Buffer | undefined>, goodRoot: string): void {
  const copied = readContentFiles(goodRoot);
  // In alphabetical order, so that pictures are copied before the file that names them.
  for (const [file, bytes] of files) {
    if (!bytes || !file.startsWith("content/") || copied.get(file)?.equals(bytes)) continue;
    const place = path.join(goodRoot, file);
    const draft = path.join(goodRoot, "draft");
    mkdirSync(path.dirname(place), { recursive: true });
    // In two steps, so that Gatsby never reads a file that is half written.
    writeFileSync(draft, bytes);
    renameSync(draft, place);
  }
  for (const file of copied.keys()) {
    if (!files.has(file)) rmSync(path.join(goodRoot, file));
  }
}
