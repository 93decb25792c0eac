/** @jsxRuntime classic */
// Gatsby sorts out the tags of the head by patching React.createElement.

import { graphql, useStaticQuery } from "gatsby";
// biome-ignore lint/correctness/noUnusedImports: what the classic JSX below compiles to
import * as React from "react";
import { currentLanguage } from "../language/LanguageProvider";
import { type Metadata, metadataIn } from "./metadata";

type PageHeadProps = {
  metadata: readonly Metadata[];
  /** The path of the page; none where search engines may not list it. */
  path?: string;
};

/** The document's head of a page, in the language of the visit. */
export function PageHead({ metadata, path }: PageHeadProps) {
  const language = currentLanguage();
  const { title, description } = metadataIn(metadata, language);
  const { site, images } = useStaticQuery<Queries.ShareQuery>(graphql`
    query Share {
      site {
        siteMetadata {
          siteUrl
        }
      }
      images {
        share {
          file {
            childImageSharp {
              gatsbyImageData(
                layout: FIXED
                width: 1200
                height: 630
                formats: [JPG]
                placeholder: NONE
              )
            }
          }
        }
      }
    }
  `);
  const siteUrl = site?.siteMetadata?.siteUrl ?? "";
  const picture = images?.share.file.childImageSharp?.gatsbyImageData.images.fallback?.src;

  return (
    <>
      <html lang={language} />
      <title>{title}</title>
      {description && <meta name="description" content={description} />}
      {path === undefined ? (
        <meta name="robots" content="noindex" />
      ) : (
        <link rel="canonical" href={siteUrl + path} />
      )}
      <meta property="og:type" content="website" />
      <meta property="og:title" content={title} />
      {description && <meta property="og:description" content={description} />}
      {path !== undefined && <meta property="og:url" content={siteUrl + path} />}
      <meta property="og:image" content={`${siteUrl}${picture}`} />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  );
}
