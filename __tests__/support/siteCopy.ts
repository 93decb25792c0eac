import { spawnSync } from "node:child_process";
import { cpSync, existsSync, readdirSync, readFileSync, symlinkSync } from "node:fs";
import { join } from "node:path";
import { fixtureRoot, projectRoot } from "./checking/contentCopy";
import { Folder } from "./useFolder";

/** What a build reads, but for the content. */
const code = /^(?:src|static|package(?:-lock)?\.json|gatsby-(?!types).*)$/;

/** What earlier builds of a copy have left, which makes the next one faster. */
const kept = [".cache", "public"];

/** The languages of the fixtures. */
export const frozenLanguages = ["bs", "de", "en"];

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

  /** @param root its directory, of which `.cache` and `public` stay; by default a new temporary one */
  constructor(root?: string) {
    super(root);
    const earlier = existsSync(this.root) ? readdirSync(this.root) : [];
    for (const name of earlier.filter((each) => !kept.includes(each))) this.remove(name);
    const copy = (from: string, name: string) =>
      cpSync(join(from, name), join(this.root, name), {
        recursive: true,
        preserveTimestamps: true,
      });
    for (const name of readdirSync(projectRoot).filter((each) => code.test(each))) {
      copy(projectRoot, name);
    }
    copy(fixtureRoot, "content");
    symlinkSync(join(projectRoot, "node_modules"), join(this.root, "node_modules"));
    this.setLanguages(frozenLanguages);
  }

  setLanguages(languages: readonly string[]): void {
    const list = `["${languages.join('", "')}"] as const;`;
    this.edit("src/contract/languages.ts", /(?<=languages = ).*/, list);
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
