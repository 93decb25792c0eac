import { graphql, useStaticQuery } from "gatsby";
import { useCompany } from "../company/useCompany";
import { defaultLocale, type Language } from "../contract/languages";
import { currentLanguage } from "../language/LanguageProvider";
import type { Table } from "../language/tables";
import { localBusiness, StructuredData } from "./StructuredData";

/** Title and description of a page in one language. */
export type Metadata = {
  readonly language: string;
  readonly title: string;
  readonly description?: string;
};

/**
 * @returns the entry of `language`
 * @throws when the page query returned none, which the content check prevents
 */
export function metadataIn<Entry extends Metadata>(
  metadata: readonly Entry[],
  language: Language,
): Entry {
  const entry = metadata.find((candidate) => candidate.language === language);
  if (!entry) throw new Error(`The page query returned nothing in ${language}`);
  return entry;
}

type PageHeadProps = {
  metadata: readonly Metadata[];
  tables: readonly Table[];
  /** The path of the page; undefined for a page that search engines must not list. */
  path?: string;
};

/**
 * The document's head of a page, in the language of the visit. It does not set `lang`, because Gatsby
 * removes the attributes of `<html>` during each navigation.
 */
export function PageHead({ metadata, tables, path }: PageHeadProps) {
  const language = currentLanguage();
  const { title, description } = metadataIn(metadata, language);
  const company = useCompany();
  const { site, images } = useStaticQuery<Queries.ShareQuery>(graphql`
    query Share {
      site {
        siteMetadata {
          siteUrl
          isPreview
        }
      }
      images {
        share {
          file {
            childImageSharp {
              resize(width: 1200, height: 630, toFormat: JPG) {
                src
              }
            }
          }
        }
      }
    }
  `);
  const picture = images?.share.file.childImageSharp?.resize?.src;
  if (!site?.siteMetadata || !picture) throw new Error("The build has no picture for shared links");
  const { siteUrl, isPreview } = site.siteMetadata;
  const address = path !== undefined && `${siteUrl}${path}`;
  const image = `${siteUrl}${picture}`;
  const texts = tables.find((each) => each.language === language)?.texts;
  const card = {
    type: "website",
    site_name: company.name,
    locale: defaultLocale(),
    url: address,
    title,
    description,
    image,
    "image:alt": texts?.share.imageAlt,
  };

  return (
    <>
      <title>{title}</title>
      {description && <meta name="description" content={description} />}
      {address && <link rel="canonical" href={address} />}
      {(!address || isPreview) && <meta name="robots" content="noindex" />}
      {Object.entries(card).map(
        ([name, content]) =>
          content && <meta key={name} property={`og:${name}`} content={content} />,
      )}
      {/* X reads the rest from og:, see developer.x.com/en/docs/x-for-websites/cards/overview/markup. */}
      <meta name="twitter:card" content="summary_large_image" />
      {address && path === "/" && (
        <StructuredData data={localBusiness(company, { description, url: address, image })} />
      )}
    </>
  );
}
