import type { LocalBusiness, WithContext } from "schema-dts";
import { daysOf } from "../company/daysOf";
import { defaultLanguage } from "../contract/languages";

type Provider = NonNullable<Queries.CompanyQuery["company"]>;

/**
 * A LocalBusiness and no narrower type: a HomeGoodsStore has a shop, and a MedicalBusiness treats
 * people.
 *
 * @param about a description, and the URLs of the landing page and of a picture
 * @returns the provider as data of schema.org
 */
export function localBusiness(
  provider: Provider,
  about: { description?: string; url: string; image: string },
): WithContext<LocalBusiness> {
  const country = String(provider.country[defaultLanguage]);
  return {
    "@context": "https://schema.org",
    "@type": "LocalBusiness",
    name: provider.name,
    legalName: [provider.name, provider.legalForm].filter(Boolean).join(" "),
    ...about,
    email: provider.email,
    telephone: provider.phone,
    // Also the JIB of a company without VAT.
    taxID: provider.vatId ?? undefined,
    address: {
      "@type": "PostalAddress",
      streetAddress: provider.street,
      postalCode: provider.postalCode,
      addressLocality: provider.city,
      addressCountry: country,
    },
    areaServed: { "@type": "Country", name: country },
    openingHours: provider.hours?.map(
      ({ opens, closes, ...days }) =>
        `${daysOf(days).join("-")} ${opens.padStart(5, "0")}-${closes.padStart(5, "0")}`,
    ),
  };
}

/** Data of schema.org in the head of a page. */
export function StructuredData({ data }: { data: WithContext<LocalBusiness> }) {
  // A `<` could end the element, and Gatsby would decode an entity that begins with `&`.
  const json = JSON.stringify(data).replaceAll("<", "\\u003c").replaceAll("&", "\\u0026");
  // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />;
}
