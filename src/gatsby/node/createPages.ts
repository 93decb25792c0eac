import { readFileSync } from "node:fs";
import path from "node:path";
import type { CreatePagesArgs, GatsbyNode } from "gatsby";
import { imagesSchema } from "../../contract/images";
import { defaultLanguage } from "../../contract/languages";

/** The slots that the sections query as WidePicture. */
const wideSlots = /^hero|^position/;

/**
 * Queries the pictures as the pages do, so that sharp encodes them while webpack bundles. Gatsby runs
 * the queries of pages after webpack, which does not keep two processor cores busy.
 */
async function startEncodingPictures(graphql: CreatePagesArgs["graphql"]): Promise<void> {
  const { share, positionMotion, ...slots } = imagesSchema.shape;
  const source = readFileSync("src/components/Picture/Picture.tsx", "utf8");
  const [, fragments] = /graphql`([^`]+)`/.exec(source) ?? [];
  const fields = Object.keys(slots).map(
    (slot) => `${slot} { ...${wideSlots.test(slot) ? "WidePicture" : "Picture"} }`,
  );
  await graphql(`${fragments} { images { ${fields.join(" ")} } }`);
}

/** Creates one page per legal page of the default language; the template queries all languages. */
export const createPages: GatsbyNode["createPages"] = async ({
  actions,
  getNodesByType,
  graphql,
}) => {
  if (process.env.NODE_ENV === "production") await startEncodingPictures(graphql);
  const component = path.resolve("src/templates/legalPage.tsx");
  for (const { sourceInstanceName, relativeDirectory, ext, name } of getNodesByType("File")) {
    const folder = `${sourceInstanceName}/${relativeDirectory}`;
    if (folder !== `legal/${defaultLanguage}` || ext !== ".md") continue;
    actions.createPage({ path: `/${name}`, component, context: { slug: name } });
  }
};
