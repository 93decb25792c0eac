import { graphql, type HeadProps, type PageProps } from "gatsby";
import { Layout } from "../app/Layout";
import { metadataIn } from "../app/metadata";
import { PageHead } from "../app/PageHead";
import { useLanguage } from "../language/LanguageProvider";
import * as styles from "./legalPage.module.css";

export default function LegalPage({ data }: PageProps<Queries.LegalPageQuery>) {
  const documents = data.documents.nodes;

  return (
    <Layout metadata={documents}>
      <LegalText documents={documents} />
    </Layout>
  );
}

export function Head({ data }: HeadProps<Queries.LegalPageQuery>) {
  return <PageHead metadata={data.documents.nodes} />;
}

type LegalTextProps = { documents: Queries.LegalPageQuery["documents"]["nodes"] };

function LegalText({ documents }: LegalTextProps) {
  const { language } = useLanguage();
  const { title, body } = metadataIn(documents, language);

  return (
    <article className={styles.legal}>
      <h1 className={styles.title}>{title}</h1>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own markdown, which may hold no HTML */}
      <div dangerouslySetInnerHTML={{ __html: body }} />
    </article>
  );
}

export const query = graphql`
  query LegalPage($slug: String!) {
    locales: allLocale {
      ...Catalogue
    }
    documents: allLegalDocument(filter: { slug: { eq: $slug } }) {
      nodes {
        language
        title
        description
        body
      }
    }
  }
`;
