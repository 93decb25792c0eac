import type { GatsbySSR } from "gatsby";
import { isValidElement, type ReactNode } from "react";
import { inlineScript } from "../../browser/inlineScript";

type InlineStyle = { dangerouslySetInnerHTML: { __html: string } };

const textOfStyle = (component: ReactNode) =>
  isValidElement<InlineStyle>(component) && component.type === "style"
    ? component.props.dangerouslySetInnerHTML.__html
    : "";

/** Gatsby warns of an import of `node:fs` here, since it does not render a page again when a file changes. */
const { readFileSync } = process.getBuiltinModule("node:fs");

const readPublic = (file: string) => JSON.parse(readFileSync(`public/${file}`, "utf8"));

/**
 * @returns the elements that load the scripts of a page, and all that these scripts would ask for one after the other:
 *   the page's data, and the static queries and scripts of its template
 */
function filesOf(pathname: string): string {
  const data = `page-data/${pathname.slice(1) || "index"}/page-data.json`;
  const { componentChunkName, staticQueryHashes } = readPublic(data);
  const { assetsByChunkName: chunks } = readPublic("webpack.stats.json");
  const queries: string[] = staticQueryHashes.map((hash: string) => `page-data/sq/d/${hash}.json`);
  const scripts: string[] = [...chunks.app, ...chunks[componentChunkName]];
  return [
    ...scripts
      .filter((file) => file.endsWith(".js"))
      .map((file) => `<script src="/${file}" async></script>`),
    ...[data, "page-data/app-data.json", ...queries].map(
      (file) => `<link rel="preload" as="fetch" href="/${file}" crossorigin=""/>`,
    ),
  ].join("");
}

/**
 * @returns what Gatsby's inline scripts set, in a form that is the same for all pages, so that their policy has the
 *   hash of one script. Gatsby 5.16 writes its map of chunks as a string, in which its loader finds no chunk, so that
 *   an empty map serves it as well.
 */
function variables(): string {
  const { webpackCompilationHash } = readPublic("page-data/app-data.json");
  return `___chunkMapping={};___webpackCompilationHash="${webpackCompilationHash}";pagePath=document.documentElement.dataset.path;`;
}

/**
 * Preloads the fonts that the styles name, and replaces Gatsby's scripts by a template, from which
 * browser/inlineScript.ts starts them after the first view.
 */
export const onPreRenderHTML: GatsbySSR["onPreRenderHTML"] = ({
  getHeadComponents,
  replaceHeadComponents,
  getPostBodyComponents,
  replacePostBodyComponents,
  pathname,
}) => {
  const head = getHeadComponents();
  const fonts =
    head
      .map(textOfStyle)
      .join()
      .match(/\/fonts\/[\w-]+\.woff2/g) ?? [];
  replaceHeadComponents([
    ...[...new Set(fonts)].map((href) => (
      <link key={href} rel="preload" as="font" href={href} crossOrigin="" />
    )),
    ...head,
  ]);

  // The development server has scripts of its own, which stay where they are.
  const isBuild = process.env.NODE_ENV === "production";
  replacePostBodyComponents([
    ...(isBuild ? [] : getPostBodyComponents()),
    // As HTML, since React would move its elements into the head.
    <template
      key="scripts"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: names of files of the build
      dangerouslySetInnerHTML={{ __html: isBuild ? filesOf(pathname) : "" }}
    />,
    <script
      key="inline"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: our own function
      dangerouslySetInnerHTML={{
        __html: `${isBuild ? variables() : ""}(${inlineScript})()`,
      }}
    />,
  ]);
};
