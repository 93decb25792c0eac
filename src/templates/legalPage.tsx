import { graphql, type HeadProps, type PageProps } from "gatsby";
import { Layout } from "../app/Layout";
import { metadataIn } from "../app/metadata";
import { PageHead } from "../app/PageHead";
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
  return <PageHead metadata={data.documents.nodes} path={location.pathname} />;
}

type LegalTextProps = { documents: Queries.LegalPageQuery["documents"]["nodes"] };

function LegalText({ documents }: LegalTextProps) {
  const { language } = useLanguage();
  const { headline, body, sections } = metadataIn(documents, language);
  const t = useText();

  return (
    <article className={styles.legal}>
      <h1 className={styles.title}>{headline}</h1>
      {sections.length > 1 && (
        <nav className={styles.contents} aria-labelledby="contents">
          <p id="contents" className={styles.contentsTitle}>
            {t("legal.contents")}
          </p>
          <ul>
            {sections.map(({ id, title: sectionTitle }) => (
              <li key={id}>
                <a
                  href={`#${id}`}
                  className={styles.contentsLink}
                  // biome-ignore lint/security/noDangerouslySetInnerHtml: a headline of the same text
                  dangerouslySetInnerHTML={{ __html: trustedHtml(sectionTitle) }}
                />
              </li>
            ))}
          </ul>
        </nav>
      )}
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own markdown, which may hold no HTML */}
      <div className={styles.text} dangerouslySetInnerHTML={{ __html: trustedHtml(body) }} />
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
