import { graphql, type HeadProps, type PageProps } from "gatsby";
import { Layout } from "../app/Layout";
import { PageHead } from "../app/PageHead";
import { type Table, tablesIn } from "../language/tables";
import { Contact } from "../sections/Contact/Contact";
import { Hero } from "../sections/Hero/Hero";
import { Process } from "../sections/Process/Process";
import { Quality } from "../sections/Quality/Quality";
import { Service } from "../sections/Service/Service";

const metadataOf = (tables: readonly Table[]) =>
  tables.map(({ language, texts }) => ({ language, ...texts.home }));

export default function HomePage({ data }: PageProps<Queries.HomePageQuery>) {
  const { images } = data;
  if (!images) throw new Error("content/site/images.json is missing from the build");

  return (
    <Layout metadata={metadataOf(tablesIn(data.locales))}>
      <Hero image={images.hero} />
      <Process images={images} />
      <Quality images={images} />
      <Service image={images.service} />
      <Contact image={images.contact} />
    </Layout>
  );
}

export function Head({ data, location }: HeadProps<Queries.HomePageQuery>) {
  const tables = tablesIn(data.locales);
  return <PageHead metadata={metadataOf(tables)} tables={tables} path={location.pathname} />;
}

export const query = graphql`
  query HomePage {
    locales: allLocale(sort: { language: ASC }) {
      ...Tables
    }
    images {
      hero {
        ...WidePicture
      }
      service {
        ...Picture
      }
      contact {
        ...Picture
      }
      ...ProcessImages
      ...QualityImages
    }
  }
`;
