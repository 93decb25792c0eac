import { graphql, type HeadProps, type PageProps } from "gatsby";
import { useMemo } from "react";
import { Layout } from "../app/Layout";
import { PageHead } from "../app/PageHead";
import { legalTitleId } from "../contract/sections";
import { currentLanguage, useLanguage } from "../language/LanguageProvider";
import { inLanguage } from "../language/tables";
import { useText } from "../language/useText";
import { classNames } from "../styles/classNames";
import * as styles from "./legalPage.module.css";

export default function LegalPage({ data: { documents } }: PageProps<Queries.LegalPageQuery>) {
  const { language } = useLanguage();
  const { title, description, headline, body, sections } = inLanguage(documents.nodes, language);
  const t = useText();
  // React would set innerHTML again for an object that is not the same one.
  const html = useMemo(() => ({ __html: body }), [body]);

  return (
    <Layout title={title} description={description}>
      <article className={classNames("columns", styles.legal)}>
        <h1 id={legalTitleId} className={classNames("display", styles.title)}>
          {headline}
        </h1>
        {sections.length > 1 && (
          <nav className={styles.contents} aria-labelledby="legal-contents">
            <p id="legal-contents">{t("legal.contents")}</p>
            <ul>
              {sections.map((section) => (
                <li key={section.id}>
                  <a href={`#${section.id}`} className="target">
                    {section.title}
                  </a>
                </li>
              ))}
            </ul>
          </nav>
        )}
        <div
          className={styles.text}
          // biome-ignore lint/security/noDangerouslySetInnerHtml: our own markdown, which must not contain HTML
          dangerouslySetInnerHTML={html}
        />
      </article>
    </Layout>
  );
}

export function Head({ data, location }: HeadProps<Queries.LegalPageQuery>) {
  const metadata = inLanguage(data.documents.nodes, currentLanguage());
  return <PageHead {...metadata} path={location.pathname} />;
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
