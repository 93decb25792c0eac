import path from "node:path";
import type { GatsbyNode } from "gatsby";
import { companySchema } from "../../contract/company";
import { imagesSchema } from "../../contract/images";
import { needsVeil, wordsOver } from "./legibility";
import {
  resolveBody,
  resolveDocumentTitle,
  resolveLanguage,
  resolveSections,
  resolveTable,
  resolveText,
} from "./resolvers";

const imagesFolder = path.resolve("content/images");

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
    needsVeil: Boolean! @veil(screen: "wide")
  }
  type PhoneImage {
    file: File! @link(by: "relativePath")
    focus: ImageFocus!
    needsVeil: Boolean! @veil(screen: "narrow")
  }
  type ImageFocus { x: Float! y: Float! }

  # Of the i18n plugin, whose nodes are gone for a moment while all tables change.
  type Locale implements Node @dontInfer {
    language: String!
    ns: String!
    data: String! @filledTable
  }

  # Of the same files, what the error screen says: it comes with the scripts, and not with the data
  # of the page, which may be what failed.
  type Translation implements Node @dontInfer {
    language: String! @folder
    error: ErrorTexts!
  }
  type ErrorTexts { title: String! @facts text: String! @facts reload: String! @facts }

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
  filledTable: resolveTable,
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
  actions.createFieldExtension({
    name: "veil",
    args: { screen: "String!" },
    extend: ({ screen }: { screen: keyof typeof wordsOver }) => ({
      resolve: ({ file }: { file: string }) =>
        needsVeil(path.join(imagesFolder, file), wordsOver[screen]),
    }),
  });
  actions.createTypes(typeDefs);
};
