import type { GatsbyNode, Node } from "gatsby";
import { type Company, companySchema } from "../content/company";
import { companyFacts, fillHtml, fillText } from "../content/facts";
import { imagesSchema } from "../content/images";
import type { Language } from "../language/languages";

type NodeModel = {
  findOne(query: { type: string }): Promise<Company>;
  findRootNodeAncestor(source: unknown): Node & { relativeDirectory: Language };
  getNodeById(query: { id: string }): Node;
};
type Resolve = (
  source: Node,
  args: object,
  context: { nodeModel: NodeModel; defaultFieldResolver: Resolve },
  info: { schema: { getType(name: string): { getFields(): { html: { resolve: Resolve } } } } },
) => string | Promise<string>;

/** The language of a content file is the name of its folder. */
const resolveLanguage: Resolve = (source, _args, { nodeModel }) =>
  nodeModel.findRootNodeAncestor(source).relativeDirectory;

/** The facts of the company in the language of the content file that `source` came from. */
async function factsFor(source: Node, nodeModel: NodeModel) {
  const company = await nodeModel.findOne({ type: "Company" });
  return companyFacts(company, nodeModel.findRootNodeAncestor(source).relativeDirectory);
}

const resolveText: Resolve = async (source, args, context, info) =>
  fillText(
    await context.defaultFieldResolver(source, args, context, info),
    await factsFor(source, context.nodeModel),
  );

const resolveBody: Resolve = async (source, _args, context, info) => {
  const markdown = context.nodeModel.getNodeById({ id: source.parent ?? "" });
  const { resolve: renderHtml } = info.schema.getType("MarkdownRemark").getFields().html;
  return fillHtml(
    await renderHtml(markdown, {}, context, info),
    await factsFor(source, context.nodeModel),
  );
};

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
    notFound: NotFoundMetadata!
    error: ErrorTexts!
  }
  type PageMetadata { title: String! @facts description: String! @facts }
  type NotFoundMetadata { title: String! @facts }
  type ErrorTexts { title: String! @facts text: String! @facts reload: String! @facts }

  type LegalDocument implements Node @dontInfer @childOf(types: ["MarkdownRemark"]) {
    language: String!
    slug: String!
    title: String! @facts
    description: String! @facts
    body: String! @legalBody
  }
`;

/**
 * The explicit schema of everything in content/. `@facts` fills in `{{company.…}}`, `@folder`
 * is the language of the file, `@legalBody` the HTML of the markdown with its facts.
 */
export const createSchemaCustomization: GatsbyNode["createSchemaCustomization"] = ({ actions }) => {
  actions.createFieldExtension({ name: "facts", extend: () => ({ resolve: resolveText }) });
  actions.createFieldExtension({ name: "folder", extend: () => ({ resolve: resolveLanguage }) });
  actions.createFieldExtension({ name: "legalBody", extend: () => ({ resolve: resolveBody }) });
  actions.createTypes(typeDefs);
};
