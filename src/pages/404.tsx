import { graphql, type HeadProps, type PageProps } from "gatsby";
import { Layout } from "../app/Layout";
import { PageHead } from "../app/PageHead";
import { NotFound } from "../sections/NotFound/NotFound";

const metadataOf = ({ translations }: Queries.NotFoundPageQuery) =>
  translations.nodes.map(({ language, notFound }) => ({ language, ...notFound }));

export default function NotFoundPage({ data, location }: PageProps<Queries.NotFoundPageQuery>) {
  return (
    <Layout metadata={metadataOf(data)}>
      <NotFound path={location.pathname} />
    </Layout>
  );
}

export function Head({ data }: HeadProps<Queries.NotFoundPageQuery>) {
  return <PageHead metadata={metadataOf(data)} />;
}

export const query = graphql`
  query NotFoundPage {
    locales: allLocale(sort: { language: ASC }) {
      ...Catalogue
    }
    translations: allTranslation(sort: { language: ASC }) {
      nodes {
        language
        notFound {
          title
        }
      }
    }
  }
`;
