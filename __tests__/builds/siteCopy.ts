import { execFileSync, spawnSync } from "node:child_process";
import { cpSync, existsSync, readdirSync, readFileSync, symlinkSync } from "node:fs";
import { join } from "node:path";
import { projectRoot } from "../support/checking/contentCopy";
import { Folder } from "../support/useFolder";

/** A copy of the project in a temporary directory, without the output of builds. */
export class SiteCopy extends Folder {
  readonly environment = {
    ...process.env,
    CI: "true",
    NODE_ENV: "",
    GATSBY_TELEMETRY_DISABLED: "1",
  };

  constructor() {
    super();
    const files = execFileSync("git", ["ls-files", "-co", "--exclude-standard"], {
      cwd: projectRoot,
      encoding: "utf8",
    });
    for (const file of files.split("\n").filter(Boolean)) {
      if (existsSync(join(projectRoot, file))) {
        cpSync(join(projectRoot, file), join(this.root, file), { recursive: true });
      }
    }
    symlinkSync(join(projectRoot, "node_modules"), join(this.root, "node_modules"));
  }

  readBytes(file: string): Buffer {
    return readFileSync(join(this.root, file));
  }

  list(folder: string): string[] {
    return readdirSync(join(this.root, folder)).sort();
  }

  /** Runs a script of package.json. @throws with its output when it fails */
  run(script: string): void {
    const { status, stdout, stderr } = spawnSync("npm", ["run", script], {
      cwd: this.root,
      encoding: "utf8",
      env: this.environment,
    });
    if (status !== 0) throw new Error(`npm run ${script} failed:\n${stdout}\n${stderr}`);
  }

  build(): void {
    this.run("build");
  }

  dispose(): void {
    this.remove(".");
  }
}
