import { graphql, type HeadProps, type PageProps } from "gatsby";
import { Layout } from "../app/Layout";
import { PageHead } from "../app/PageHead";
import { textsOfHead } from "../language/tables";
import { useText } from "../language/useText";
import { Contact } from "../sections/Contact/Contact";
import { Hero } from "../sections/Hero/Hero";
import { Process } from "../sections/Process/Process";
import { Quality } from "../sections/Quality/Quality";
import { Service } from "../sections/Service/Service";

export default function HomePage({ data: { images } }: PageProps<Queries.HomePageQuery>) {
  const t = useText();
  if (!images) throw new Error("content/site/images.json is missing from the build");

  return (
    <Layout title={t("home.title")} description={t("home.description")}>
      <Hero image={images.hero} />
      <Process images={images} />
      <Quality images={images} />
      <Service images={images} />
      <Contact image={images.contact} />
    </Layout>
  );
}

export function Head({ data, location }: HeadProps<Queries.HomePageQuery>) {
  const { home } = textsOfHead(data.locales);
  return <PageHead {...home} path={location.pathname} />;
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
      contact {
        ...Picture
      }
      ...ProcessImages
      ...QualityImages
      ...ServiceImages
    }
  }
`;
