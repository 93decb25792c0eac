import { exec } from "node:child_process";
import { cpSync, readdirSync, symlinkSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { Folder, fixtureRoot, projectRoot } from "./useFolder";

/** What a build reads, apart from the content. */
const code = /^(?:src|static|tsconfig\.json|package(?:-lock)?\.json|gatsby-(?!types).*)$/;

/** Not the packages of a part of the project. */
const isOurs = (file: string) =>
  !file.startsWith(join(projectRoot, "src/")) || !file.includes("node_modules");

/** The languages of the fixtures. */
export const frozenLanguages = ["bs", "de", "en"];

/** A copy of the project with the content of the fixtures. */
export class SiteCopy extends Folder {
  /** @param root its directory, which is emptied; by default a new temporary one */
  constructor(root?: string) {
    super(root);
    this.remove(".");
    const copy = (from: string, name: string) =>
      cpSync(join(from, name), join(this.root, name), { recursive: true, filter: isOurs });
    for (const name of readdirSync(projectRoot).filter((each) => code.test(each))) {
      copy(projectRoot, name);
    }
    copy(fixtureRoot, "content");
    // A junction, which Windows allows everyone.
    symlinkSync(join(projectRoot, "node_modules"), join(this.root, "node_modules"), "junction");
    this.setLanguages(frozenLanguages);
  }

  setLanguages(languages: readonly string[]): void {
    this.edit("src/contract/languages.ts", /(?<= = )\[.*\]/, JSON.stringify(languages));
  }

  /**
   * @param variables those of the build, such as PREVIEW
   * @throws with the output of the build when it fails
   */
  async build(variables: Record<string, string> = {}): Promise<void> {
    // Without the variables of this process that a test must not depend on.
    const others = { CI: "true", GATSBY_TELEMETRY_DISABLED: "1", NODE_ENV: "" };
    const env = {
      ...process.env,
      ...others,
      PREVIEW: undefined,
      SITE_URL: undefined,
      ...variables,
    };
    // In a shell, without which Windows does not find npm.
    const build = promisify(exec)("npm run build", { cwd: this.root, env, maxBuffer: 1e8 });
    await build.catch(({ stdout, stderr }) => {
      throw new Error(`npm run build failed:\n${stdout}\n${stderr}`);
    });
  }
}
