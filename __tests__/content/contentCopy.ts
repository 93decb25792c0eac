import { spawnSync } from "node:child_process";
import type { Finding } from "../../src/checking/finding";
import { SiteCopy } from "../support/siteCopy";
import { useFolder } from "../support/useFolder";

/** Call it inside `describe`. Each of its tests gets a copy of the site, which is removed after it. */
export function useContentCopy() {
  const folder = useFolder();

  beforeEach(() => {
    new SiteCopy(folder.root);
  });

  return Object.assign(folder, {
    /** Runs a command of src/checking on the copy, with the languages of the frozen content. */
    run: (command: string, env: Record<string, string> = {}, ...parameters: string[]) =>
      spawnSync(process.execPath, ["--import", "tsx", `src/checking/${command}`, ...parameters], {
        cwd: folder.root,
        encoding: "utf8",
        env: { ...process.env, GITHUB_ACTIONS: "", FORCE_COLOR: "0", ...env },
      }),
  });
}

/** @returns line and column of the first match; throws when there is none */
export function placeOf(text: string, pattern: RegExp): { line: number; column: number } {
  const index = text.search(pattern);
  if (index === -1) throw new Error(`${pattern} is not in the text`);
  const lines = text.slice(0, index).split("\n");
  return { line: lines.length, column: (lines.at(-1) ?? "").length + 1 };
}

/** The finding that a test expects: its place, and a part of its message and of its remedy. */
export const finding = (
  file: string,
  place: { line: number; column: number },
  message: string,
  severity: Finding["severity"] = "error",
  remedy?: string,
): Finding => ({
  file,
  ...place,
  severity,
  message: expect.stringContaining(message),
  remedy: remedy ? expect.stringContaining(remedy) : expect.stringMatching(/\S/),
});

export const fileStart = { line: 1, column: 1 };
