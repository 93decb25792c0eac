import { graphql, type HeadProps, type PageProps } from "gatsby";
import { Layout } from "../app/Layout";
import { PageHead } from "../app/PageHead";
import { tablesIn } from "../language/catalogue";
import { NotFound } from "../sections/NotFound/NotFound";

const metadataOf = ({ locales }: Queries.NotFoundPageQuery) =>
  tablesIn(locales).map(({ language, texts }) => ({ language, title: texts.notFound.title }));

export default function NotFoundPage({ data, location }: PageProps<Queries.NotFoundPageQuery>) {
  const { images } = data;
  if (!images) throw new Error("content/site/images.json is missing from the build");

  return (
    <Layout metadata={metadataOf(data)}>
      <NotFound path={location.pathname} image={images.notFound} />
    </Layout>
  );
}

export function Head({ data }: HeadProps<Queries.NotFoundPageQuery>) {
  return <PageHead metadata={metadataOf(data)} locales={data.locales} />;
}

export const query = graphql`
  query NotFoundPage {
    locales: allLocale(sort: { language: ASC }) {
      ...Catalogue
    }
    images {
      notFound {
        ...Picture
      }
    }
  }
`;
