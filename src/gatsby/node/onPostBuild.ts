import { copyFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import type { GatsbyNode } from "gatsby";
import { writeHeaders } from "../../delivery/headers";
import { isPreview, robots, sitemap, siteUrl } from "../../delivery/siteUrl";

type Endpoint = { company: { endpoint: string | null } };

/**
 * Adds to a build the names under which hosts serve its pages without a redirect (`imprint.html` for
 * `/imprint`), and the files for search engines and hosts.
 */
export const onPostBuild: GatsbyNode["onPostBuild"] = async ({ graphql, store }) => {
  const { pages, program } = store.getState();
  const inBuild = (file: string) => path.join(program.directory, "public", file);
  const listed = [...pages.keys()].filter((page) => !/^\/404(?:\.html)?$/.test(page)).sort();
  for (const page of listed.filter((page) => page !== "/")) {
    copyFileSync(inBuild(`${page}/index.html`), inBuild(`${page}.html`));
  }
  writeFileSync(inBuild("sitemap.xml"), sitemap(listed.map((page) => siteUrl() + page)));
  writeFileSync(inBuild("robots.txt"), robots(siteUrl(), isPreview()));
  const { data } = await graphql<Endpoint>("{ company { endpoint } }");
  writeHeaders(inBuild(""), data?.company.endpoint ?? undefined);
};
