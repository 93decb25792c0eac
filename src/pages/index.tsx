import { graphql, type HeadProps, type PageProps } from "gatsby";
import { Layout } from "../app/Layout";
import { PageHead } from "../app/PageHead";
import { Contact } from "../sections/Contact/Contact";
import { Hero } from "../sections/Hero/Hero";
import { Process } from "../sections/Process/Process";
import { Quality } from "../sections/Quality/Quality";
import { Service } from "../sections/Service/Service";

const metadataOf = ({ translations }: Queries.HomePageQuery) =>
  translations.nodes.map(({ language, home }) => ({ language, ...home }));

export default function HomePage({ data }: PageProps<Queries.HomePageQuery>) {
  const { images } = data;
  if (!images) throw new Error("content/site/images.json is missing from the build");

  return (
    <Layout metadata={metadataOf(data)}>
      <Hero image={images.hero} />
      <Process images={images} />
      <Quality images={images} />
      <Service image={images.service} />
      <Contact image={images.contact} />
    </Layout>
  );
}

export function Head({ data, location }: HeadProps<Queries.HomePageQuery>) {
  return <PageHead metadata={metadataOf(data)} path={location.pathname} />;
}

export const query = graphql`
  query HomePage {
    locales: allLocale(sort: { language: ASC }) {
      ...Catalogue
    }
    translations: allTranslation(sort: { language: ASC }) {
      nodes {
        language
        home {
          title
          description
        }
      }
    }
    images {
      hero {
        ...Picture
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
