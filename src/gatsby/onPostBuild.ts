import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import type { GatsbyNode } from "gatsby";
import { lateScripts } from "../delivery/lateScripts";

/** Lets the scripts of every page wait for the visitor, but for the not-found page's. */
export const onPostBuild: GatsbyNode["onPostBuild"] = ({ store }) => {
  const { pages, program } = store.getState();
  const folder = path.join(program.directory, "public");
  const chunks = JSON.parse(readFileSync(path.join(folder, "chunk-map.json"), "utf8"));

  for (const page of pages.values()) {
    // Its path has to reach the console without waiting for anyone.
    if (page.path.startsWith("/404")) continue;
    const file = path.join(folder, page.path, "index.html");
    const html = readFileSync(file, "utf8");
    writeFileSync(file, lateScripts(html, chunks[page.componentChunkName]));
  }
};
