import { existsSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { filesIn } from "../../src/delivery/filesIn";

/** The directory of the build. */
export const publishedFolder = resolve(__dirname, "../../public");

/** @throws with advice when there is no build */
export function requireBuild(): void {
  if (existsSync(resolve(publishedFolder, "index.html"))) return;
  throw new Error('There is no build in public/. Run "npm run build" first.');
}

/** @returns the text of a file of the build */
export const readBuilt = (file: string) => readFileSync(resolve(publishedFolder, file), "utf8");

/** @returns the file that the build serves at an absolute path */
export const builtPath = (path: string) => resolve(publishedFolder, path.slice(1));

/** @returns the files of the build with this ending, by their paths in it */
export const builtFiles = (ending: string): string[] =>
  filesIn(publishedFolder).filter((file) => file.endsWith(ending));

/** @returns the HTML that a CDN serves at `path` */
export function builtPage(path: string): string {
  const file = `${path.slice(1) || "index"}.html`;
  if (!existsSync(resolve(publishedFolder, file))) {
    throw new Error(`The build has no page at ${path}`);
  }
  return readBuilt(file);
}
