import { graphql, type HeadProps, type PageProps } from "gatsby";
import { Layout } from "../app/Layout";
import { PageHead } from "../app/PageHead";
import { textsOfHead } from "../language/tables";
import { useText } from "../language/useText";
import { NotFound } from "../sections/NotFound/NotFound";

export default function NotFoundPage({ data, location }: PageProps<Queries.NotFoundPageQuery>) {
  const t = useText();
  const { images } = data;
  if (!images) throw new Error("content/site/images.json is missing from the build");

  return (
    <Layout title={t("notFound.title")}>
      <NotFound path={location.pathname} image={images.notFound} />
    </Layout>
  );
}

export function Head({ data }: HeadProps<Queries.NotFoundPageQuery>) {
  const { notFound } = textsOfHead(data.locales);
  return <PageHead title={notFound.title} />;
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
