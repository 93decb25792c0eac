import { readdirSync, renameSync, rmdirSync } from "node:fs";
import path from "node:path";
import { filesIn } from "./filesIn";

/**
 * Calls the file of each page by the page's address, such as imprint.html for /imprint. To Gatsby's
 * imprint/index.html Cloudflare Pages and Netlify lead only by a redirect to /imprint/.
 *
 * @param folder the output of the build, such as `public`
 */
export function namePagesByAddress(folder: string): void {
  for (const file of filesIn(folder)) {
    const [, page] = /^(.+)\/index\.html$/.exec(file) ?? [];
    if (!page) continue;
    renameSync(path.join(folder, file), path.join(folder, `${page}.html`));
    const left = path.join(folder, page);
    if (readdirSync(left).length === 0) rmdirSync(left);
  }
}
