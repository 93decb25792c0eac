import path from "node:path";
import type { GatsbyNode } from "gatsby";

type LegalSlugs = { allLegalDocument: { distinct: string[] } };

/** One page for every slug in content/legal; the template queries its languages. */
export const createPages: GatsbyNode["createPages"] = async ({ actions, graphql, reporter }) => {
  const { data, errors } = await graphql<LegalSlugs>(`
    query LegalSlugs {
      allLegalDocument {
        distinct(field: { slug: SELECT })
      }
    }
  `);
  if (!data) {
    reporter.panicOnBuild("The legal pages could not be queried", errors);
    return;
  }
  for (const slug of data.allLegalDocument.distinct) {
    actions.createPage({
      path: `/${slug}`,
      component: path.resolve("src/templates/legalPage.tsx"),
      context: { slug },
    });
  }
};
