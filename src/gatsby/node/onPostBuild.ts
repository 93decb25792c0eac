import { readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import type { BuildArgs, GatsbyNode } from "gatsby";
import type { Company } from "../../contract/company";
import { companyFacts } from "../../contract/filling";
import { defaultLanguage } from "../../contract/languages";
import type { Translation } from "../../contract/translation";
import { writeHeaders } from "../../delivery/headers";
import { namePagesByAddress } from "../../delivery/pageFiles";
import { manifest, robots, sitemap, writeIcons } from "../../delivery/siteFiles";
import { breadcrumbs, localBusiness, withStructuredData } from "../../delivery/structuredData";
import { lateScripts, type Needs } from "../../hydration/lateScripts";

type SiteFacts = {
  site: { siteMetadata: { siteUrl: string; themeColor: string } };
  locale: { data: string };
  documents: { nodes: { slug: string; title: string }[] };
};

/** Build artifacts that Gatsby leaves in `public` for its own use. */
const artifacts = [
  "404",
  "_gatsby",
  "chunk-map.json",
  "page-data/404",
  "webpack.stats.json",
  "~partytown",
];

/** Finishes the pages, writes what stands beside them and takes out what no visitor needs. */
export const onPostBuild: GatsbyNode["onPostBuild"] = async (build) => {
  const { pages, program } = build.store.getState();
  const inBuild = (file: string) => path.join(program.directory, "public", file);
  const read = (file: string) => readFileSync(inBuild(file), "utf8");
  const write = (file: string, text: string) => writeFileSync(inBuild(file), text);

  const { site, locale, documents } = await siteFacts(build);
  const landing: Translation = JSON.parse(locale.data);
  const { siteUrl, themeColor } = site.siteMetadata;
  const facts = companyFacts(companyOf(build), defaultLanguage);
  const home = { name: landing.nav.home, url: `${siteUrl}/` };

  const structuredData = (pagePath: string, html: string) => {
    const document = documents.nodes.find(({ slug }) => pagePath === `/${slug}`);
    if (document) return breadcrumbs([home, { name: document.title, url: siteUrl + pagePath }]);
    const image = /property="og:image" content="([^"]+)"/.exec(html)?.[1] ?? "";
    return localBusiness({ facts, description: landing.home.description, url: home.url, image });
  };

  const scriptTags = read("_gatsby/slices/_gatsby-scripts-1.html");
  const { assetsByChunkName }: Stats = JSON.parse(read("webpack.stats.json"));
  const found = [...pages.values()].filter((page) => !/^\/404(?:\.html)?$/.test(page.path));
  for (const page of found) {
    const file = path.join(page.path, "index.html");
    const assets = assetsByChunkName[page.componentChunkName] ?? [];
    const html = lateScripts(read(file), scriptTags, needsOf(page.path, assets, read));
    write(file, withStructuredData(html, structuredData(page.path, html)));
  }

  write("sitemap.xml", sitemap(found.map((page) => siteUrl + page.path).sort()));
  write("manifest.webmanifest", manifest(facts.name, landing.home.description, themeColor));
  await writeIcons(inBuild(""));
  write("robots.txt", robots(siteUrl));
  for (const name of artifacts) rmSync(inBuild(name), { recursive: true, force: true });
  namePagesByAddress(inBuild(""));
  writeHeaders(inBuild(""));
};

/** What webpack tells of its output. */
type Stats = { assetsByChunkName: Record<string, string[]> };

/** What the scripts of a page will load for it: the assets of its component, and data. */
function needsOf(pagePath: string, assets: string[], read: (file: string) => string): Needs {
  const pageData = `page-data${pagePath === "/" ? "/index" : pagePath}/page-data.json`;
  const { staticQueryHashes }: { staticQueryHashes: string[] } = JSON.parse(read(pageData));
  const queries = staticQueryHashes.map((hash) => `page-data/sq/d/${hash}.json`);
  const data = ["page-data/app-data.json", pageData, ...queries];
  return {
    scripts: assets.filter((asset) => asset.endsWith(".js")).map((asset) => `/${asset}`),
    data: data.map((file) => `/${file}`),
  };
}

const companyOf = ({ getNodesByType }: BuildArgs) =>
  getNodesByType("Company")[0] as unknown as Company;

async function siteFacts({ graphql, reporter }: BuildArgs): Promise<SiteFacts> {
  const { data, errors } = await graphql<SiteFacts, { language: string }>(
    `
      query SiteFacts($language: String!) {
        site {
          siteMetadata {
            siteUrl
            themeColor
          }
        }
        locale(language: { eq: $language }) {
          data
        }
        documents: allLegalDocument(filter: { language: { eq: $language } }) {
          nodes {
            slug
            title
          }
        }
      }
    `,
    { language: defaultLanguage },
  );
  if (!data) {
    reporter.panic("The facts of the site could not be queried", errors);
    throw errors;
  }
  return data;
}
