import type { Node } from "gatsby";
import type { Company } from "../../contract/company";
import { fillHtml, fillText } from "../../contract/filling";
import type { Language } from "../../contract/languages";

type NodeModel = {
  findOne(query: { type: string }): Promise<Company>;
  findRootNodeAncestor(source: unknown): Node & { relativeDirectory: Language };
  getNodeById(query: { id: string }): Node;
};

type Context = { nodeModel: NodeModel; defaultFieldResolver: Resolver<string> };

type MarkdownFields = {
  html: { resolve: Resolver<string> };
  headings: { resolve: Resolver<{ value: string }[]> };
};

type Info = { schema: { getType(name: string): { getFields(): MarkdownFields } } };

type Resolver<Value> = (
  source: Node,
  args: object,
  context: Context,
  info: Info,
) => Value | Promise<Value>;

type LegalSection = { id: string; title: string };

/** The language of a content file is the name of its folder. */
export const resolveLanguage: Resolver<Language> = (source, _args, { nodeModel }) =>
  nodeModel.findRootNodeAncestor(source).relativeDirectory;

/** @returns what fills the facts into the texts of the content file that `source` came from */
async function fillingFor(source: Node, nodeModel: NodeModel) {
  const company = await nodeModel.findOne({ type: "Company" });
  const { relativeDirectory: language } = nodeModel.findRootNodeAncestor(source);
  return {
    text: (text: string) => fillText(text, company, language),
    html: (html: string) => fillHtml(html, company, language),
  };
}

/** A text of a content file, its facts filled in. */
export const resolveText: Resolver<string> = async (source, args, context, info) => {
  const fill = await fillingFor(source, context.nodeModel);
  return fill.text(await context.defaultFieldResolver(source, args, context, info));
};

/** All texts of a translation table as JSON, their facts filled in. */
export const resolveTable: Resolver<string> = async (source, args, context, info) => {
  const fill = await fillingFor(source, context.nodeModel);
  const table = JSON.parse(await context.defaultFieldResolver(source, args, context, info));
  return JSON.stringify(table, (_key, value) =>
    typeof value === "string" ? fill.text(value) : value,
  );
};

/** A legal page's title for browser tabs and search results: with the name, without soft hyphens. */
export const resolveDocumentTitle: Resolver<string> = async (source, _args, { nodeModel }) => {
  const fill = await fillingFor(source, nodeModel);
  return fill.text(`${source.title} – {{company.name}}`.replaceAll("\u00AD", ""));
};

/** What the markdown of a legal page is made into by gatsby-transformer-remark. */
function rendered(source: Node, context: Context, info: Info) {
  const markdown = context.nodeModel.getNodeById({ id: source.parent ?? "" });
  const { html, headings } = info.schema.getType("MarkdownRemark").getFields();
  return {
    html: () => html.resolve(markdown, {}, context, info),
    sections: () => headings.resolve(markdown, { depth: "h2" }, context, info),
  };
}

const sectionId = (index: number) => `section-${index + 1}`;

/** A legal page's markdown as HTML, its facts filled in and its sections numbered for links. */
export const resolveBody: Resolver<string> = async (source, _args, context, info) => {
  const fill = await fillingFor(source, context.nodeModel);
  const html = await rendered(source, context, info).html();
  let section = 0;
  return fill.html(html.replaceAll("<h2>", () => `<h2 id="${sectionId(section++)}">`));
};

/** The sections of a legal page. Their ids are the same in every language. */
export const resolveSections: Resolver<LegalSection[]> = async (source, _args, context, info) => {
  const fill = await fillingFor(source, context.nodeModel);
  const sections = await rendered(source, context, info).sections();
  return sections.map(({ value }, index) => ({ id: sectionId(index), title: fill.text(value) }));
};
