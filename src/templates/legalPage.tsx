import { graphql, type HeadProps, navigate, type PageProps } from "gatsby";
import type { MouseEvent } from "react";
import { Layout } from "../app/Layout";
import { metadataIn } from "../app/metadata";
import { PageHead } from "../app/PageHead";
import { tablesIn } from "../language/catalogue";
import { useLanguage } from "../language/LanguageProvider";
import { useText } from "../language/useText";
import * as styles from "./legalPage.module.css";
import { trustedHtml } from "./trustedHtml";

export default function LegalPage({ data }: PageProps<Queries.LegalPageQuery>) {
  const documents = data.documents.nodes;

  return (
    <Layout metadata={documents}>
      <LegalText documents={documents} />
    </Layout>
  );
}

export function Head({ data, location }: HeadProps<Queries.LegalPageQuery>) {
  const tables = tablesIn(data.locales);
  return <PageHead metadata={data.documents.nodes} tables={tables} path={location.pathname} />;
}

/** Follows a link of the text to a page of the site as the site's own links do, without a load. */
function followLink(event: MouseEvent) {
  const link = event.target instanceof Element ? event.target.closest("a") : null;
  const to = link?.getAttribute("href");
  const opensElsewhere = event.ctrlKey || event.metaKey || event.shiftKey || event.altKey;
  if (!to?.startsWith("/") || opensElsewhere) return;
  event.preventDefault();
  navigate(to);
}

type LegalTextProps = { documents: Queries.LegalPageQuery["documents"]["nodes"] };

function LegalText({ documents }: LegalTextProps) {
  const { language } = useLanguage();
  const { headline, body, sections } = metadataIn(documents, language);
  const t = useText();

  return (
    <article className={["columns", styles.legal].join(" ")}>
      <h1 className={styles.title}>{headline}</h1>
      {sections.length > 1 && (
        <nav className={styles.contents} aria-labelledby="contents">
          <p id="contents">{t("legal.contents")}</p>
          <ul>
            {sections.map(({ id, title: sectionTitle }) => (
              <li key={id}>
                <a href={`#${id}`} className="target">
                  {sectionTitle}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      )}
      {/* biome-ignore-start lint/a11y: the links in it are what is pressed */}
      <div
        className={styles.text}
        onClick={followLink}
        // biome-ignore lint/security/noDangerouslySetInnerHtml: our own markdown, which may hold no HTML
        dangerouslySetInnerHTML={{ __html: trustedHtml(body) }}
      />
      {/* biome-ignore-end lint/a11y: the links in it are what is pressed */}
    </article>
  );
}

export const query = graphql`
  query LegalPage($slug: String!) {
    locales: allLocale(sort: { language: ASC }) {
      ...Catalogue
    }
    documents: allLegalDocument(filter: { slug: { eq: $slug } }, sort: { language: ASC }) {
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
