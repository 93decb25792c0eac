import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { filesIn } from "../../src/delivery/filesIn";

/** @returns the directory of a built site */
const outputOf = (site: string) => resolve(__dirname, "../sites", site, "public");

/** The site that most groups test. */
export const publishedFolder = outputOf("ordinary");

/** The site with content that is hard for its code. */
export const hardFolder = outputOf("hard");

/** @returns the text of a file of the build */
export const readBuilt = (file: string) => readFileSync(resolve(publishedFolder, file), "utf8");

/** @returns the file that the build serves at an absolute path */
export const builtPath = (path: string) => resolve(publishedFolder, path.slice(1));

/** @returns the files of the build with this ending, by their paths in it */
export const builtFiles = (ending: string): string[] =>
  filesIn(publishedFolder).filter((file) => file.endsWith(ending));

/** @returns the HTML that a CDN serves at `path` */
export const builtPage = (path: string) => readBuilt(`${path.slice(1) || "index"}.html`);
