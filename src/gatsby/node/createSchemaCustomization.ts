import type { GatsbyNode } from "gatsby";
import * as fieldExtensions from "./fieldExtensions";
import { siteFileTypes } from "./siteFileTypes";

const typeDefs = `
  type Site implements Node { siteMetadata: SiteMetadata! }
  type SiteMetadata { siteUrl: String! isPreview: Boolean! }

  type ImageSlot {
    file: File! @link(by: "relativePath")
    focus: ImageFocus!
    url: String
    calm: Boolean
    phone: PhoneImage
  }
  type ImageFile { file: File! @link(by: "relativePath") }
  type PhoneImage {
    file: File! @link(by: "relativePath")
    focus: ImageFocus!
  }
  type ImageFocus { x: Float! y: Float! }

  # From the i18n plugin. While all tables change, it has no nodes from which to infer the type.
  type Locale implements Node @dontInfer {
    language: String!
    ns: String!
    data: String! @filledTable
  }

  # The texts of the error screen, from the same files. They load with the scripts and not with the
  # data of the page, which may have failed to load.
  type Translation implements Node @dontInfer {
    language: String! @proxy(from: "relativeDirectory", fromNode: true)
    error: ErrorTexts!
  }
  type ErrorTexts { title: String! @filled text: String! @filled reload: String! @filled }

  # From the files content/legal/<language>/<slug>.md.
  type MarkdownRemark implements Node {
    language: String! @proxy(from: "relativeDirectory", fromNode: true)
    slug: String! @proxy(from: "name", fromNode: true)
    title: String! @filled @proxy(from: "frontmatter.title")
    documentTitle: String! @documentTitle @proxy(from: "frontmatter.title")
    description: String! @filled @proxy(from: "frontmatter.description")
    body: String! @legalBody
    sections: [LegalSection!]! @legalSections
  }
  type LegalSection { id: String! title: String! }
`;

/** Defines the GraphQL schema of content/, with the field extensions of fieldExtensions.ts. */
export const createSchemaCustomization: GatsbyNode["createSchemaCustomization"] = ({ actions }) => {
  for (const [name, resolve] of Object.entries(fieldExtensions)) {
    actions.createFieldExtension({ name, extend: () => ({ resolve }) });
  }
  actions.createTypes([typeDefs, ...siteFileTypes]);
};
