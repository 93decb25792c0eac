import type { Node } from "gatsby";
import { fillHtml, fillText } from "../../company/fillFacts";
import type { Company } from "../../contract/company";
import { defaultLanguage, type Language } from "../../contract/languages";
import { headingIds } from "../../contract/legal";
import { completeHtml } from "./legalHtml";

type Context = {
  nodeModel: {
    findOne<Found>(query: { type: string; query?: object }): Promise<Found>;
    findRootNodeAncestor(source: Node): Node & { name: string; relativeDirectory: Language };
  };
  defaultFieldResolver: Resolver<string>;
};

type MarkdownFields = {
  html: { resolve: Resolver<string> };
  headings: { resolve: Resolver<{ value: string }[]> };
};

type Info = { parentType: { getFields(): MarkdownFields } };

type Resolver<Value> = (source: Node, args: object, context: Context, info: Info) => Promise<Value>;

/** @returns the company's facts and the language of the content file that `source` came from */
async function factsFor(source: Node, { nodeModel }: Context): Promise<[Company, Language]> {
  const { relativeDirectory: language } = nodeModel.findRootNodeAncestor(source);
  return [await nodeModel.findOne<Company>({ type: "Company" }), language];
}

const filledText =
  (complete: (text: string) => string): Resolver<string> =>
  async (source, args, context, info) => {
    const text = await context.defaultFieldResolver(source, args, context, info);
    return fillText(complete(text), ...(await factsFor(source, context)));
  };

/** A text of a content file with its facts filled in. */
export const filled = filledText((text) => text);

/** The document title of a legal page: with the company's name, without soft hyphens. */
export const documentTitle = filledText((title) =>
  `${title} – {{company.name}}`.replaceAll("\u00AD", ""),
);

/**
 * All texts of a translation table as JSON, their facts filled in, without those for optional facts
 * that the company does not have and those of the error screen, which has a query of its own.
 */
export const filledTable: Resolver<string> = async (source, args, context, info) => {
  const [company, language] = await factsFor(source, context);
  const table = JSON.parse(await context.defaultFieldResolver(source, args, context, info));
  delete table.error;
  for (const fact of ["whatsapp", "viber", "hours"] as const) {
    if (!company[fact]) delete table.contact[fact];
  }
  return JSON.stringify(table, (_key, value) =>
    typeof value === "string" ? fillText(value, company, language) : value,
  );
};

const headlinesOf: Resolver<string[]> = async (source, _args, context, info) => {
  const { headings } = info.parentType.getFields();
  const sections = await headings.resolve(source, { depth: "h2" }, context, info);
  return sections.map(({ value }) => value);
};

const slugOf = (source: Node, { nodeModel }: Context) =>
  nodeModel.findRootNodeAncestor(source).name;

/** The ids of the sections of a legal page. Those that every language has are the same in all. */
const legalSectionIds: Resolver<string[]> = async (source, args, context, info) => {
  const model = await context.nodeModel.findOne<Node>({
    type: "MarkdownRemark",
    query: { filter: { slug: { eq: slugOf(source, context) }, language: { eq: defaultLanguage } } },
  });
  const models = await headlinesOf(model, args, context, info);
  return headingIds(models, await headlinesOf(source, args, context, info));
};

/** The HTML of a legal page with its facts filled in, with ids of its sections and boxes for tables. */
export const legalBody: Resolver<string> = async (source, args, context, info) => {
  const html = await info.parentType.getFields().html.resolve(source, {}, context, info);
  const filledHtml = fillHtml(html, ...(await factsFor(source, context)));
  const ids = await legalSectionIds(source, args, context, info);
  return completeHtml(filledHtml, slugOf(source, context), ids);
};

/** The sections of a legal page for its table of contents. */
export const legalSections: Resolver<object[]> = async (source, args, context, info) => {
  const facts = await factsFor(source, context);
  const ids = await legalSectionIds(source, args, context, info);
  const headlines = await headlinesOf(source, args, context, info);
  return headlines.map((title, index) => ({ id: ids[index], title: fillText(title, ...facts) }));
};
