import { spawnSync } from "node:child_process";
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
