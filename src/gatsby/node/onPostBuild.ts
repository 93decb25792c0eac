import { readdirSync, readFileSync, rmdirSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import type { GatsbyNode } from "gatsby";
import type { Company } from "../../contract/company";
import { companyFacts } from "../../contract/filling";
import { defaultLanguage } from "../../contract/languages";
import type { Translation } from "../../contract/translation";
import { writeHeaders } from "../../delivery/headers";
import { manifest, robots, sitemap, writeIcons } from "../../delivery/siteFiles";
import { isPreview, siteUrl } from "../../delivery/siteUrl";
import { breadcrumbs, localBusiness, withStructuredData } from "../../delivery/structuredData";
import { token } from "../../delivery/token";
import { deferScripts } from "../../hydration/deferScripts";
import { finishBuild } from "./buildCache";

/** The part used of webpack's stats. */
type Stats = { assetsByChunkName: Record<string, string[]> };

/** The page data of Gatsby; only legal pages have documents. */
type PageData = {
  result: { data: Queries.HomePageQuery & Partial<Queries.LegalPageQuery> };
  staticQueryHashes: string[];
};

/** Files in `public` that only Gatsby uses. */
const artifacts = [
  "404",
  "_gatsby",
  "chunk-map.json",
  "page-data/404",
  "webpack.stats.json",
  "~partytown",
];

const dataFileOf = (pagePath: string) =>
  `page-data${pagePath === "/" ? "/index" : pagePath}/page-data.json`;

/** Defers the scripts of the pages, writes the other files of the site and removes Gatsby's own. */
export const onPostBuild: GatsbyNode["onPostBuild"] = async ({ getNodesByType, store }) => {
  const { pages, program } = store.getState();
  const inBuild = (file: string) => path.join(program.directory, "public", file);
  const read = (file: string) => readFileSync(inBuild(file), "utf8");
  const pageDataOf = (pagePath: string): PageData => JSON.parse(read(dataFileOf(pagePath)));
  const write = (file: string, text: string) => writeFileSync(inBuild(file), text);

  const [company] = getNodesByType("Company") as unknown as [Company];
  const facts = companyFacts(company, defaultLanguage);
  const { result } = pageDataOf("/");
  const tables = result.data.locales.edges.map(({ node }) => node);
  const table = tables.find(({ language }) => language === defaultLanguage)?.data ?? "";
  const { home, nav }: Translation = JSON.parse(table);
  const url = `${siteUrl()}/`;

  const structuredData = (pagePath: string, { result }: PageData, html: string) => {
    const documents = result.data.documents?.nodes;
    const document = documents?.find(({ language }) => language === defaultLanguage);
    if (document) {
      const page = { name: document.headline, url: siteUrl() + pagePath };
      return breadcrumbs([{ name: nav.home, url }, page]);
    }
    const image = /property="og:image" content="([^"]+)"/.exec(html)?.[1] ?? "";
    const about = { description: home.description, url, image };
    return localBusiness(facts, about, company.hours);
  };

  const scriptTags = read("_gatsby/slices/_gatsby-scripts-1.html");
  const { assetsByChunkName }: Stats = JSON.parse(read("webpack.stats.json"));
  const found = [...pages.values()].filter((page) => !/^\/404(?:\.html)?$/.test(page.path));
  for (const { path: pagePath, componentChunkName } of found) {
    const pageData = pageDataOf(pagePath);
    const queries = pageData.staticQueryHashes.map((hash) => `page-data/sq/d/${hash}.json`);
    const assets = assetsByChunkName[componentChunkName] ?? [];
    const file = path.join(pagePath, "index.html");
    const html = deferScripts(read(file), scriptTags, {
      scripts: assets.filter((asset) => asset.endsWith(".js")),
      data: ["page-data/app-data.json", dataFileOf(pagePath), ...queries],
    });
    // Hosts serve imprint.html at /imprint, but imprint/index.html only after a redirect.
    rmSync(inBuild(file));
    if (readdirSync(inBuild(pagePath)).length === 0) rmdirSync(inBuild(pagePath));
    const named = pagePath === "/" ? file : `${pagePath}.html`;
    write(named, withStructuredData(html, structuredData(pagePath, pageData, html)));
  }

  write("sitemap.xml", sitemap(found.map((page) => siteUrl() + page.path).sort()));
  write("manifest.webmanifest", manifest(facts.name, home.description, token("ground")));
  await writeIcons(inBuild(""));
  write("robots.txt", robots(siteUrl(), isPreview()));
  for (const name of artifacts) rmSync(inBuild(name), { recursive: true, force: true });
  writeHeaders(inBuild(""));
  finishBuild(store);
};
