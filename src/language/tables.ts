import { graphql } from "gatsby";
import type { Translation } from "../contract/translation";

/** Every page query has this as `locales`, where the i18n plugin reads the texts of all languages. */
export const tablesFragment = graphql`
  fragment Tables on LocaleConnection {
    edges {
      node {
        ns
        data
        language
      }
    }
  }
`;

/** The texts of one language as a page query returns them. */
export type Table = { language: string; texts: Omit<Translation, "error"> };

/** @returns the texts of each language, for the document's head, which the plugin does not reach */
export const tablesIn = ({ edges }: Queries.TablesFragment): Table[] =>
  edges.map(({ node: { language, data } }) => ({ language, texts: JSON.parse(data) }));
