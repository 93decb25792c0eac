import { spawnSync } from "node:child_process";

/**
 * Asks git when each line of a file was last changed.
 *
 * @param projectRoot a folder under version control
 * @param file path from the project's root
 * @returns seconds since 1970, by line; none where git cannot tell
 */
export function readLineAges(projectRoot: string, file: string): number[] {
  const { status, stdout } = spawnSync("git", ["blame", "-w", "--line-porcelain", "--", file], {
    cwd: projectRoot,
    encoding: "utf8",
    maxBuffer: 100_000_000,
  });
  if (status !== 0) return [];
  return Array.from(stdout.matchAll(/^committer-time (\d+)$/gm), ([, time]) => Number(time));
}
