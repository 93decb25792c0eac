import { readdirSync, readFileSync, rmdirSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import type { GatsbyNode } from "gatsby";
import { writeHeaders } from "../../delivery/headers";
import { isPreview, robots, sitemap, siteUrl } from "../../delivery/siteUrl";
import { deferScripts } from "../../hydration/deferScripts";
import { finishBuild } from "./buildCache";

/** The part used of webpack's stats. */
type Stats = { assetsByChunkName: Record<string, string[]> };

/** The part used of Gatsby's page data. */
type PageData = { staticQueryHashes: string[] };

/** Files in `public` that only Gatsby uses. */
const artifacts = ["404", "_gatsby", "chunk-map.json", "webpack.stats.json", "~partytown"];

const dataFileOf = (pagePath: string) =>
  `page-data${pagePath === "/" ? "/index" : pagePath}/page-data.json`;

/** The styles of the sections below the first view, which Gatsby writes into the head. */
const sectionStyles = /<style data-href="([^"]*\/sections\.[^"]+)"[^>]*>.*?<\/style>/s;

/** Links those styles where src/pages/index.tsx has the place for them: the HTML then fits in one flight. */
function linkSectionStyles(html: string): string {
  const [style = "", href] = sectionStyles.exec(html) ?? [];
  return html
    .replace(style, "")
    .replace(/(?<=<link rel="stylesheet" )(?=data-href="page")/, `href="${href}" `);
}

/**
 * Defers the scripts of the pages, names the pages as hosts serve them, writes the files for search
 * engines and hosts, and removes Gatsby's own.
 */
export const onPostBuild: GatsbyNode["onPostBuild"] = ({ store }) => {
  const { pages, program } = store.getState();
  const inBuild = (file: string) => path.join(program.directory, "public", file);
  const read = (file: string) => readFileSync(inBuild(file), "utf8");

  const scriptTags = read("_gatsby/slices/_gatsby-scripts-1.html");
  const { assetsByChunkName }: Stats = JSON.parse(read("webpack.stats.json"));
  const listedPages = [...pages.values()].filter((page) => !/^\/404(?:\.html)?$/.test(page.path));
  for (const { path: pagePath, componentChunkName } of listedPages) {
    const { staticQueryHashes }: PageData = JSON.parse(read(dataFileOf(pagePath)));
    const queries = staticQueryHashes.map((hash) => `page-data/sq/d/${hash}.json`);
    const assets = assetsByChunkName[componentChunkName] ?? [];
    const file = path.join(pagePath, "index.html");
    const html = deferScripts(linkSectionStyles(read(file)), scriptTags, {
      scripts: assets.filter((asset) => asset.endsWith(".js")),
      data: ["page-data/app-data.json", dataFileOf(pagePath), ...queries],
    });
    // Hosts serve imprint.html at /imprint, but imprint/index.html only after a redirect.
    rmSync(inBuild(file));
    if (readdirSync(inBuild(pagePath)).length === 0) rmdirSync(inBuild(pagePath));
    writeFileSync(inBuild(pagePath === "/" ? file : `${pagePath}.html`), html);
  }

  writeFileSync(inBuild("404.html"), deferScripts(read("404.html"), scriptTags));
  const urls = listedPages.map((page) => siteUrl() + page.path);
  writeFileSync(inBuild("sitemap.xml"), sitemap(urls.sort()));
  writeFileSync(inBuild("robots.txt"), robots(siteUrl(), isPreview()));
  for (const name of artifacts) rmSync(inBuild(name), { recursive: true, force: true });
  writeHeaders(inBuild(""));
  finishBuild(store);
};
