import type { Node } from "gatsby";
import { bindWords } from "../../company/bindWords";
import { fillHtml, fillText } from "../../company/fillFacts";
import type { Company } from "../../contract/company";
import type { Language } from "../../contract/languages";
import { headingIds } from "../../contract/legal";
import type { Translation } from "../../contract/translation";
import { completeHtml } from "./legalHtml";

type Context = {
  nodeModel: {
    findOne<Found>(query: { type: string }): Promise<Found>;
    findRootNodeAncestor(source: Node): Node & { relativeDirectory: Language };
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

const mapTexts = (table: Partial<Translation>, change: (text: string) => string): Translation =>
  JSON.parse(
    JSON.stringify(table, (_key, value) => (typeof value === "string" ? change(value) : value)),
  );

/**
 * All texts of a translation table as JSON, their facts filled in, without those for optional facts
 * that the company does not have and those of the error screen, which has a query of its own. Title and description
 * for search engines, the group `home`, have no no-break spaces.
 */
export const filledTable: Resolver<string> = async (source, args, context, info) => {
  const [company, language] = await factsFor(source, context);
  const table = JSON.parse(await context.defaultFieldResolver(source, args, context, info));
  delete table.error;
  for (const fact of ["whatsapp", "viber", "hours"] as const) {
    if (!company[fact]) delete table.contact[fact];
  }
  const filledTexts = mapTexts(table, (text) => fillText(text, company, language));
  const boundTexts = mapTexts(filledTexts, (text) => bindWords(text, language));
  return JSON.stringify({ ...boundTexts, home: filledTexts.home });
};

const headlinesOf: Resolver<string[]> = async (source, _args, context, info) => {
  const { headings } = info.parentType.getFields();
  const sections = await headings.resolve(source, { depth: "h2" }, context, info);
  return sections.map(({ value }) => value);
};

/** The HTML of a legal page with its facts filled in, with ids of its sections and boxes for tables. */
export const legalBody: Resolver<string> = async (source, args, context, info) => {
  const html = await info.parentType.getFields().html.resolve(source, {}, context, info);
  const [company, language] = await factsFor(source, context);
  const ids = headingIds(await headlinesOf(source, args, context, info));
  return completeHtml(bindWords(fillHtml(html, company, language), language), ids);
};

/** The sections of a legal page for its table of contents. */
export const legalSections: Resolver<object[]> = async (source, args, context, info) => {
  const [company, language] = await factsFor(source, context);
  const headlines = await headlinesOf(source, args, context, info);
  const ids = headingIds(headlines);
  return headlines.map((headline, index) => ({
    id: ids[index],
    title: bindWords(fillText(headline, company, language), language),
  }));
};
