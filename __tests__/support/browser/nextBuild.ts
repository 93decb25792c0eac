import { cpSync, mkdtempSync, readdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { createServer, type Server } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { filesIn } from "../../../src/delivery/filesIn";
import { headersFile, securityHeaders } from "../../../src/delivery/headers";
import { createSiteServer } from "../../../src/delivery/server";
import { publishedFolder } from "../build";
import { listen } from "../listen";

const hashedScript = /(?<=-)[0-9a-f]{20}(?=\.js$)/;

const backwards = (text: string) => [...text].reverse().join("");

/**
 * Makes the build that a change of the code and of the words would have made: every script has
 * another name, in each file that speaks of it, the build as a whole has another one, and the
 * words are replaced.
 *
 * @param words what stands in the pages, and what will stand there; for a change of words alone
 * @param code whether the scripts change too
 * @returns the folder of the new build
 */
export function makeNextBuild(words: [from: string, to: string], code: boolean): string {
  const folder = mkdtempSync(join(tmpdir(), "next-build-"));
  cpSync(publishedFolder, folder, { recursive: true });
  const appData = JSON.parse(readFileSync(join(folder, "page-data/app-data.json"), "utf8"));
  const names = readdirSync(folder).flatMap((file) => hashedScript.exec(file)?.[0] ?? []);
  const replacements = [
    words,
    ...(code
      ? [appData.webpackCompilationHash, ...names].map((name) => [name, backwards(name)] as const)
      : []),
  ];
  const replaced = (text: string) =>
    replacements.reduce((result, [from, to]) => result.replaceAll(from, to), text);

  for (const file of filesIn(folder)) {
    const path = join(folder, file);
    if (/\.(?:html|js|json)$/.test(file)) {
      writeFileSync(path, replaced(readFileSync(path, "utf8")));
      renameSync(path, join(folder, replaced(file)));
    }
  }
  writeFileSync(join(folder, "_headers"), headersFile(filesIn(folder), securityHeaders(folder)));
  return folder;
}

/** A host on which one build can take the place of another while pages are open. */
export async function startHost(folder: string) {
  let site: Server = createSiteServer(folder);
  const host = createServer((request, response) => site.emit("request", request, response));
  const { origin, stop } = await listen(host);
  return {
    origin,
    serve: (next: string) => {
      site = createSiteServer(next);
    },
    stop,
  };
}
