import path from "node:path";
import type { CreatePagesArgs, GatsbyNode } from "gatsby";
import { defaultLanguage } from "../../contract/languages";

let runQuery: CreatePagesArgs["graphql"];

/** Creates one page per legal page of the default language; the template queries all languages. */
export const createPages: GatsbyNode["createPages"] = ({ actions, getNodesByType, graphql }) => {
  runQuery = graphql;
  const component = path.resolve("src/templates/legalPage.tsx");
  for (const { sourceInstanceName, relativeDirectory, ext, name } of getNodesByType("File")) {
    const folder = `${sourceInstanceName}/${relativeDirectory}`;
    if (folder !== `legal/${defaultLanguage}` || ext !== ".md") continue;
    actions.createPage({ path: `/${name}`, component, context: { slug: name } });
  }
};

/**
 * Runs the queries of the pages early, so that sharp encodes the pictures while webpack bundles. Gatsby
 * itself runs them after webpack, which does not keep two processor cores busy.
 */
export const onPostBootstrap: GatsbyNode["onPostBootstrap"] = async ({ store }) => {
  if (process.env.NODE_ENV !== "production") return;
  const { components, pages } = store.getState();
  for (const { componentPath, context } of pages.values()) {
    await runQuery(components.get(componentPath).query, context);
  }
};
