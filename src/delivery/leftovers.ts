import { existsSync, mkdirSync, renameSync, rmSync } from "node:fs";
import path from "node:path";

/** What Gatsby writes into `public` for its own use; the build upon this one looks for it there. */
export const leftovers = [
  "404",
  "_gatsby",
  "chunk-map.json",
  "page-data/404",
  "webpack.stats.json",
  "~partytown",
];

// A folder that Gatsby empties whenever it forgets what it has built.
const asideFolder = ".cache/unpublished";

const places = (root: string) =>
  leftovers.map((name) => ({
    inBuild: path.join(root, "public", name),
    aside: path.join(root, asideFolder, name),
  }));

/** Takes out of a finished build what no visitor needs. */
export function setLeftoversAside(root: string): void {
  for (const { inBuild, aside } of places(root)) {
    if (!existsSync(inBuild)) continue;
    rmSync(aside, { recursive: true, force: true });
    mkdirSync(path.dirname(aside), { recursive: true });
    renameSync(inBuild, aside);
  }
}

/** Puts what was set aside where Gatsby has left it. */
export function bringLeftoversBack(root: string): void {
  for (const { inBuild, aside } of places(root)) {
    if (!existsSync(aside) || existsSync(inBuild)) continue;
    mkdirSync(path.dirname(inBuild), { recursive: true });
    renameSync(aside, inBuild);
  }
}
