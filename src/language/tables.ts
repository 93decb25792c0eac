import { graphql } from "gatsby";
import type { Language } from "../contract/languages";
import type { Translation } from "../contract/translation";
import { currentLanguage } from "./LanguageProvider";

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

/**
 * @returns the entry of a page query in `language`
 * @throws when there is none, which the content check prevents
 */
export function inLanguage<Entry extends { readonly language: string }>(
  entries: readonly Entry[],
  language: Language,
): Entry {
  const entry = entries.find((candidate) => candidate.language === language);
  if (!entry) throw new Error(`The page query returned nothing in ${language}`);
  return entry;
}

/** @returns the texts in the current language, for the document's head, which the plugin does not reach */
export function textsOfHead({ edges }: Queries.TablesFragment): Omit<Translation, "error"> {
  const tables = edges.map(({ node }) => node);
  return JSON.parse(inLanguage(tables, currentLanguage()).data);
}
