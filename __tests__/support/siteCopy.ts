import { exec } from "node:child_process";
import { cpSync, readdirSync, symlinkSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { Folder, fixtureRoot, projectRoot } from "./useFolder";

/** What a build reads, but for the content. */
const code = /^(?:src|static|package(?:-lock)?\.json|gatsby-(?!types).*)$/;

/** The languages of the fixtures. */
const frozenLanguages = ["bs", "de", "en"];

/** A copy of the project with the content of the fixtures. */
export class SiteCopy extends Folder {
  /** The variables of its commands: those of this process, but for what a test must not depend on. */
  readonly environment: NodeJS.ProcessEnv = {
    ...process.env,
    CI: "true",
    GATSBY_TELEMETRY_DISABLED: "1",
    NODE_ENV: "",
    PREVIEW: undefined,
    SITE_URL: undefined,
  };

  /** @param root its directory, which is emptied; by default a new temporary one */
  constructor(root?: string) {
    super(root);
    this.remove(".");
    const copy = (from: string, name: string) =>
      cpSync(join(from, name), join(this.root, name), { recursive: true });
    for (const name of readdirSync(projectRoot).filter((each) => code.test(each))) {
      copy(projectRoot, name);
    }
    copy(fixtureRoot, "content");
    // A junction, which Windows allows everyone.
    symlinkSync(join(projectRoot, "node_modules"), join(this.root, "node_modules"), "junction");
    this.setLanguages(frozenLanguages);
  }

  setLanguages(languages: readonly string[]): void {
    const list = `["${languages.join('", "')}"] as const;`;
    this.edit("src/contract/languages.ts", /(?<=languages = ).*/, list);
  }

  list(folder: string): string[] {
    return readdirSync(join(this.root, folder)).sort();
  }

  /** Runs a script of package.json. @throws with its output when it fails */
  async run(script: string): Promise<void> {
    const options = { cwd: this.root, env: this.environment, maxBuffer: 1e8 };
    try {
      // In a shell, without which Windows does not find npm.
      await promisify(exec)(`npm run ${script}`, options);
    } catch (error) {
      const { stdout, stderr } = error as { stdout: string; stderr: string };
      throw new Error(`npm run ${script} failed:\n${stdout}\n${stderr}`);
    }
  }

  build(): Promise<void> {
    return this.run("build");
  }

  dispose(): void {
    this.remove(".");
  }
}
