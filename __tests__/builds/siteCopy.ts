import { execFileSync, spawnSync } from "node:child_process";
import {
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { projectRoot } from "../support/checking/contentCopy";
import { writeIn } from "../support/useFolder";

/** A copy of the project in a temporary directory, without the output of builds. */
export class SiteCopy {
  readonly root = mkdtempSync(join(tmpdir(), "site-"));

  readonly environment = {
    ...process.env,
    CI: "true",
    NODE_ENV: "",
    GATSBY_TELEMETRY_DISABLED: "1",
  };

  constructor() {
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

  read(file: string): string {
    return readFileSync(join(this.root, file), "utf8");
  }

  readBytes(file: string): Buffer {
    return readFileSync(join(this.root, file));
  }

  list(folder: string): string[] {
    return readdirSync(join(this.root, folder)).sort();
  }

  write(file: string, content: string | Buffer): void {
    writeIn(this.root, file, content);
  }

  remove(file: string): void {
    rmSync(join(this.root, file), { recursive: true, force: true });
  }

  /** Replaces the first match in a file. @throws when nothing changes */
  edit(file: string, pattern: RegExp, replacement: string): void {
    const before = this.read(file);
    const after = before.replace(pattern, () => replacement);
    if (after === before) throw new Error(`${pattern} changes nothing in ${file}`);
    this.write(file, after);
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
    rmSync(this.root, { recursive: true, force: true });
  }
}
