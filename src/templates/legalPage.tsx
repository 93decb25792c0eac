import { graphql, type HeadProps, navigate, type PageProps } from "gatsby";
import { type MouseEvent, useMemo } from "react";
import { Layout } from "../app/Layout";
import { metadataIn, PageHead } from "../app/PageHead";
import { followedLink } from "../components/followedLink";
import { legalTitleId } from "../contract/sections";
import { useLanguage } from "../language/LanguageProvider";
import { tablesIn } from "../language/tables";
import { useText } from "../language/useText";
import { classNames } from "../styles/classNames";
import * as styles from "./legalPage.module.css";

export default function LegalPage({ data: { documents } }: PageProps<Queries.LegalPageQuery>) {
  return (
    <Layout metadata={documents.nodes}>
      <LegalText documents={documents} />
    </Layout>
  );
}

export function Head({ data, location }: HeadProps<Queries.LegalPageQuery>) {
  const { documents, locales } = data;
  return (
    <PageHead metadata={documents.nodes} tables={tablesIn(locales)} path={location.pathname} />
  );
}

/** Navigates on a click on a link to a page of the site, without loading the document again. */
function followLink(event: MouseEvent) {
  const link = followedLink(event);
  if (!link || link.matches('[href^="#"]')) return;
  event.preventDefault();
  navigate(link.pathname + link.search + link.hash);
}

function LegalText({ documents }: Pick<Queries.LegalPageQuery, "documents">) {
  const { language } = useLanguage();
  const { headline, body, sections } = metadataIn(documents.nodes, language);
  const t = useText();
  // React sets innerHTML again when the object is not the same.
  const html = useMemo(() => ({ __html: body }), [body]);

  return (
    <article className={classNames("columns", styles.legal)}>
      <h1 id={legalTitleId} className={classNames("display", styles.title)}>
        {headline}
      </h1>
      {sections.length > 1 && (
        <nav className={styles.contents} aria-labelledby="legal-contents">
          <p id="legal-contents">{t("legal.contents")}</p>
          <ul>
            {sections.map(({ id, title }) => (
              <li key={id}>
                <a href={`#${id}`} className="target">
                  {title}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      )}
      {/* biome-ignore-start lint/a11y: the handler is for the links in it */}
      <div
        className={styles.text}
        onClick={followLink}
        // biome-ignore lint/security/noDangerouslySetInnerHtml: our own markdown, which must not contain HTML
        dangerouslySetInnerHTML={html}
      />
      {/* biome-ignore-end lint/a11y: the handler is for the links in it */}
    </article>
  );
}

export const query = graphql`
  query LegalPage($slug: String!) {
    locales: allLocale(sort: { language: ASC }) {
      ...Tables
    }
    documents: allMarkdownRemark(filter: { slug: { eq: $slug } }, sort: { language: ASC }) {
      nodes {
        language
        headline: title
        title: documentTitle
        description
        body
        sections {
          id
          title
        }
      }
    }
  }
`;
