import { graphql, type HeadProps, type PageProps } from "gatsby";
import { Layout } from "../app/Layout";
import { PageHead } from "../app/PageHead";
import { type Table, tablesIn } from "../language/tables";
import { NotFound } from "../sections/NotFound/NotFound";

const metadataOf = (tables: readonly Table[]) =>
  tables.map(({ language, texts }) => ({ language, title: texts.notFound.title }));

export default function NotFoundPage({ data, location }: PageProps<Queries.NotFoundPageQuery>) {
  const { images } = data;
  if (!images) throw new Error("content/site/images.json is missing from the build");

  return (
    <Layout metadata={metadataOf(tablesIn(data.locales))}>
      <NotFound path={location.pathname} image={images.notFound} />
    </Layout>
  );
}

export function Head({ data }: HeadProps<Queries.NotFoundPageQuery>) {
  const tables = tablesIn(data.locales);
  return <PageHead metadata={metadataOf(tables)} tables={tables} />;
}

export const query = graphql`
  query NotFoundPage {
    locales: allLocale(sort: { language: ASC }) {
      ...Tables
    }
    images {
      notFound {
        ...Picture
      }
    }
  }
`;
