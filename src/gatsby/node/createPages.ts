import path from "node:path";
import type { CreatePagesArgs, GatsbyNode } from "gatsby";
import { defaultLanguage } from "../../contract/languages";

/** For `onPostBootstrap`, to which Gatsby passes no `graphql`. */
let runQuery: CreatePagesArgs["graphql"];

/** Creates one page per legal page of the default language; the template queries all languages. */
export const createPages: GatsbyNode["createPages"] = ({ actions, getNodesByType, graphql }) => {
  runQuery = graphql;
  const component = path.resolve("src/templates/legalPage.tsx");
  for (const { relativePath, name } of getNodesByType("File")) {
    if (relativePath !== `${defaultLanguage}/${name}.md`) continue;
    actions.createPage({ path: `/${name}`, component, context: { slug: name } });
  }
};

/** Runs the query of the landing page early, so that sharp encodes its pictures while webpack bundles. */
export const onPostBootstrap: GatsbyNode["onPostBootstrap"] = async ({ store }) => {
  if (process.env.NODE_ENV !== "production") return;
  const { components, pages } = store.getState();
  await runQuery(components.get(pages.get("/").componentPath).query);
};
