import { graphql } from "gatsby";

/** What every page query takes as `locales`: the i18n plugin reads the texts of all languages there. */
export const catalogueFragment = graphql`
  fragment Catalogue on LocaleConnection {
    edges {
      node {
        ns
        data
        language
      }
    }
  }
`;
