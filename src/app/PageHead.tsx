import { graphql, useStaticQuery } from "gatsby";
import { useCompany } from "../company/useCompany";
import { localBusiness, StructuredData } from "./StructuredData";

type PageHeadProps = {
  title: string;
  description?: string;
  /** The path of the page; undefined for a page that search engines must not list. */
  path?: string;
};

/**
 * The document's head of a page. It does not set `lang`, because Gatsby removes the attributes of `<html>`
 * during each navigation.
 */
export function PageHead({ title, description, path }: PageHeadProps) {
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
  const card = {
    site_name: company.name,
    url: address,
    title,
    description,
    image,
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
