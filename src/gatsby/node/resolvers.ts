import type { Node } from "gatsby";
import { companyFacts, fillHtml, fillText } from "../../company/facts";
import type { Company } from "../../contract/company";
import type { Language } from "../../contract/languages";

type NodeModel = {
  findOne(query: { type: string }): Promise<Company>;
  findRootNodeAncestor(source: unknown): Node & { relativeDirectory: Language };
  getNodeById(query: { id: string }): Node;
};

type Resolver<Value> = (
  source: Node,
  args: object,
  context: { nodeModel: NodeModel; defaultFieldResolver: Resolver<string> },
  info: {
    schema: { getType(name: string): { getFields(): { html: { resolve: Resolver<string> } } } };
  },
) => Value | Promise<Value>;

type LegalSection = { id: string; title: string };

/** The language of a content file is the name of its folder. */
export const resolveLanguage: Resolver<Language> = (source, _args, { nodeModel }) =>
  nodeModel.findRootNodeAncestor(source).relativeDirectory;

/** The facts of the company in the language of the content file that `source` came from. */
async function factsFor(source: Node, nodeModel: NodeModel) {
  const company = await nodeModel.findOne({ type: "Company" });
  return companyFacts(company, nodeModel.findRootNodeAncestor(source).relativeDirectory);
}

/** A text of a content file, its facts filled in. */
export const resolveText: Resolver<string> = async (source, args, context, info) =>
  fillText(
    await context.defaultFieldResolver(source, args, context, info),
    await factsFor(source, context.nodeModel),
  );

/** A legal page's title for browser tabs and search results: with the name, without soft hyphens. */
export const resolveDocumentTitle: Resolver<string> = async (source, _args, { nodeModel }) =>
  fillText(
    `${source.title} – {{company.name}}`.replaceAll("\u00AD", ""),
    await factsFor(source, nodeModel),
  );

/** A legal page's markdown as HTML, its facts filled in and its sections numbered for links. */
export const resolveBody: Resolver<string> = async (source, _args, context, info) => {
  const markdown = context.nodeModel.getNodeById({ id: source.parent ?? "" });
  const { resolve: renderHtml } = info.schema.getType("MarkdownRemark").getFields().html;
  const html = await renderHtml(markdown, {}, context, info);

  let section = 0;
  const linkable = html.replaceAll("<h2>", () => `<h2 id="section-${++section}">`);
  return fillHtml(linkable, await factsFor(source, context.nodeModel));
};

/** The sections of a legal page. Their ids are the same in every language. */
export const resolveSections: Resolver<LegalSection[]> = async (...lookUp) => {
  const headings = (await resolveBody(...lookUp)).matchAll(/<h2 id="([^"]+)">(.*?)<\/h2>/g);
  return Array.from(headings, ([, id = "", title = ""]) => ({ id, title }));
};
