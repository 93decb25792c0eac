import { copyFileSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import type { GatsbyNode } from "gatsby";
import { writeHeaders } from "../../delivery/headers";
import { isPreview, robots, sitemap, siteUrl } from "../../delivery/siteUrl";

/** The address to which the form posts its messages. */
type Endpoint = { company: { endpoint: string | null } };

/**
 * Adds to a build the names under which hosts serve its pages without a redirect (`imprint.html` for
 * `/imprint`), and the files for search engines and hosts.
 */
export const onPostBuild: GatsbyNode["onPostBuild"] = async ({ graphql, store }) => {
  const { pages, program } = store.getState();
  const inBuild = (file: string) => path.join(program.directory, "public", file);
  const listed = [...pages.keys()].filter((page) => !/^\/404(?:\.html)?$/.test(page)).sort();
  const added = listed.filter((page) => page !== "/").map((page) => `${page.slice(1)}.html`);

  // Gatsby removes its own files of a page that is gone.
  for (const file of readdirSync(inBuild(""))) {
    const isStale = !["index.html", "404.html", ...added].includes(file);
    if (file.endsWith(".html") && isStale) rmSync(inBuild(file));
  }
  for (const file of added) {
    copyFileSync(inBuild(file.replace(".html", "/index.html")), inBuild(file));
  }
  writeFileSync(inBuild("sitemap.xml"), sitemap(listed.map((page) => siteUrl() + page)));
  writeFileSync(inBuild("robots.txt"), robots(siteUrl(), isPreview()));
  const { data } = await graphql<Endpoint>("{ company { endpoint } }");
  writeHeaders(inBuild(""), data?.company.endpoint ?? undefined);
};
