import path from "node:path";
import type { GatsbyNode } from "gatsby";
import { defaultLanguage } from "../../contract/languages";

/** Creates one page per legal page of the default language; the template queries all languages. */
export const createPages: GatsbyNode["createPages"] = ({ actions, getNodesByType }) => {
  const component = path.resolve("src/templates/legalPage.tsx");
  for (const { relativePath, name } of getNodesByType("File")) {
    if (relativePath !== `${defaultLanguage}/${name}.md`) continue;
    actions.createPage({ path: `/${name}`, component, context: { slug: name } });
  }
};
