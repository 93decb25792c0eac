import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import type { GatsbyNode } from "gatsby";
import { lateScripts } from "../delivery/lateScripts";

/** Lets the scripts of every page wait for the visitor, but for the not-found page's. */
export const onPostBuild: GatsbyNode["onPostBuild"] = ({ store }) => {
  const { pages, program } = store.getState();
  const read = (file: string) => readFileSync(path.join(program.directory, "public", file), "utf8");
  const scriptTags = read("_gatsby/slices/_gatsby-scripts-1.html");
  const chunks = JSON.parse(read("chunk-map.json"));

  for (const page of pages.values()) {
    // Its path has to reach the console without waiting for anyone.
    if (page.path.startsWith("/404")) continue;
    const file = path.join(page.path, "index.html");
    const html = lateScripts(read(file), scriptTags, chunks[page.componentChunkName]);
    writeFileSync(path.join(program.directory, "public", file), html);
  }
};
