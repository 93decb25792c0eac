import type {
  BreadcrumbList,
  DayOfWeek,
  LocalBusiness,
  OpeningHoursSpecification,
  WithContext,
} from "schema-dts";
import type { OpeningHours } from "../contract/company";
import type { CompanyFacts } from "../contract/filling";
import { languages } from "../contract/languages";
import { daysOf, type Weekday } from "../contract/weekdays";

const dayNames: Record<Weekday, DayOfWeek> = {
  Mo: "https://schema.org/Monday",
  Tu: "https://schema.org/Tuesday",
  We: "https://schema.org/Wednesday",
  Th: "https://schema.org/Thursday",
  Fr: "https://schema.org/Friday",
  Sa: "https://schema.org/Saturday",
  Su: "https://schema.org/Sunday",
};

const openingHours = (hours: readonly OpeningHours[]): OpeningHoursSpecification[] =>
  hours.map(({ days, opens, closes }) => ({
    "@type": "OpeningHoursSpecification",
    dayOfWeek: daysOf(days).all.map((day) => dayNames[day]),
    opens,
    closes,
  }));

/**
 * A LocalBusiness and no narrower type: a HomeGoodsStore has a shop, and a MedicalBusiness treats
 * people.
 *
 * @param about a description, and the URLs of the landing page and of a picture
 * @param hours the opening hours, if any
 * @returns the provider as data of schema.org
 */
export function localBusiness(
  facts: CompanyFacts,
  about: { description: string; url: string; image: string },
  hours?: readonly OpeningHours[] | null,
): WithContext<LocalBusiness> {
  return {
    "@context": "https://schema.org",
    "@type": "LocalBusiness",
    name: facts.name,
    legalName: `${facts.name} ${facts.legalForm}`,
    ...about,
    email: facts.email,
    telephone: facts.phone,
    vatID: facts.vatId,
    address: {
      "@type": "PostalAddress",
      streetAddress: facts.street,
      postalCode: facts.postalCode,
      addressLocality: facts.city,
      addressCountry: facts.country,
    },
    areaServed: { "@type": "Country", name: facts.country },
    knowsLanguage: languages,
    ...(hours && { openingHoursSpecification: openingHours(hours) }),
  };
}

/**
 * @param trail the pages from the landing page to the current page
 * @returns the breadcrumbs as data of schema.org
 */
export function breadcrumbs(
  trail: readonly { name: string; url: string }[],
): WithContext<BreadcrumbList> {
  return {
    "@context": "https://schema.org",
    "@type": "BreadcrumbList",
    itemListElement: trail.map(({ name, url }, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name,
      item: url,
    })),
  };
}

/**
 * Adds data of schema.org to the HTML of a page. The page's scripts do not contain it.
 *
 * @returns the HTML with `data`
 */
export function withStructuredData(
  html: string,
  data: WithContext<LocalBusiness | BreadcrumbList>,
): string {
  const json = JSON.stringify(data).replaceAll("<", "\\u003c");
  const script = `<script type="application/ld+json">${json}</script>`;
  return html.replace("</head>", () => `${script}</head>`);
}
