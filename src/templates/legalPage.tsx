import { graphql, type HeadProps, navigate, type PageProps } from "gatsby";
import { type MouseEvent, useMemo } from "react";
import { Layout } from "../app/Layout";
import { metadataIn } from "../app/metadata";
import { PageHead } from "../app/PageHead";
import { tablesIn } from "../language/catalogue";
import { useLanguage } from "../language/LanguageProvider";
import { useText } from "../language/useText";
import { classNames } from "../styles/classNames";
import * as styles from "./legalPage.module.css";

/** Lets the HTML of our own markdown into the page, past the Content-Security-Policy. */
const policy = globalThis.window?.trustedTypes?.createPolicy("texts", {
  createHTML: (html) => html,
});

export default function LegalPage({ data: { documents } }: PageProps<Queries.LegalPageQuery>) {
  return (
    <Layout metadata={documents.nodes}>
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

function LegalText({ documents }: Pick<Queries.LegalPageQuery, "documents">) {
  const { language } = useLanguage();
  const { headline, body, sections } = metadataIn(documents.nodes, language);
  const t = useText();
  // React writes a text anew when it is not the same object as before.
  const html = useMemo(() => policy?.createHTML(body) ?? body, [body]);

  return (
    <article className={classNames("columns", styles.legal)}>
      <h1 className={styles.title}>{headline}</h1>
      {sections.length > 1 && (
        <nav className={styles.contents} aria-labelledby="contents">
          <p id="contents">{t("legal.contents")}</p>
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
      {/* biome-ignore-start lint/a11y: the links in it are what is pressed */}
      <div
        className={styles.text}
        onClick={followLink}
        // biome-ignore lint/security/noDangerouslySetInnerHtml: our own markdown, which may hold no HTML
        dangerouslySetInnerHTML={{ __html: html }}
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
