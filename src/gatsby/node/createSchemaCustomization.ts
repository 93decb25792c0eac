import type { GatsbyNode } from "gatsby";
import { companySchema } from "../../contract/company";
import { imagesSchema } from "../../contract/images";
import {
  resolveBody,
  resolveDocumentTitle,
  resolveLanguage,
  resolveSections,
  resolveText,
} from "./resolvers";

const companyFields = Object.entries(companySchema.shape).map(([key, schema]) => {
  const type = { string: "String", number: "Int", object: "JSON" }[schema.type];
  return `${key}: ${type}!`;
});

const typeDefs = `
  type Company implements Node @dontInfer { ${companyFields.join(" ")} }

  type Images implements Node @dontInfer {
    ${Object.keys(imagesSchema.shape)
      .map((name) => `${name}: ImageSlot!`)
      .join(" ")}
  }
  type ImageSlot {
    file: File! @link(by: "relativePath")
    focus: ImageFocus!
    url: String
    phone: PhoneImage
  }
  type PhoneImage {
    file: File! @link(by: "relativePath")
    focus: ImageFocus!
  }
  type ImageFocus { x: Float! y: Float! }

  type Translation implements Node @dontInfer {
    language: String! @folder
    home: PageMetadata!
    share: ShareTexts!
    nav: NavTexts!
    notFound: NotFoundMetadata!
    error: ErrorTexts!
  }
  type PageMetadata { title: String! @facts description: String! @facts }
  type ShareTexts { imageAlt: String! @facts }
  type NavTexts { home: String! @facts }
  type NotFoundMetadata { title: String! @facts }
  type ErrorTexts { title: String! @facts text: String! @facts reload: String! @facts }

  # Of the i18n plugin, whose nodes are gone for a moment while all tables change.
  type Locale implements Node @dontInfer { ns: String! language: String! data: String! }

  type LegalDocument implements Node @dontInfer @childOf(types: ["MarkdownRemark"]) {
    language: String!
    slug: String!
    title: String! @facts
    documentTitle: String! @documentTitle
    description: String! @facts
    body: String! @legalBody
    sections: [LegalSection!]! @legalSections
  }
  type LegalSection { id: String! title: String! }
`;

const fieldExtensions = {
  documentTitle: resolveDocumentTitle,
  facts: resolveText,
  folder: resolveLanguage,
  legalBody: resolveBody,
  legalSections: resolveSections,
};

/** The explicit schema of everything in content/; the extensions are explained in resolvers.ts. */
export const createSchemaCustomization: GatsbyNode["createSchemaCustomization"] = ({ actions }) => {
  for (const [name, resolve] of Object.entries(fieldExtensions)) {
    actions.createFieldExtension({ name, extend: () => ({ resolve }) });
  }
  actions.createTypes(typeDefs);
};
