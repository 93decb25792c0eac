import { graphql, useStaticQuery } from "gatsby";

/** @returns the facts of content/site/company.json that components show outside the texts */
export function useCompany() {
  const { company } = useStaticQuery<Queries.CompanyQuery>(graphql`
    query Company {
      company {
        name
        legalForm
        street
        postalCode
        city
        country
        email
        phone
        vatId
        whatsapp
        viber
        hours {
          firstDay
          lastDay
          opens
          closes
        }
        endpoint
      }
    }
  `);
  if (!company) throw new Error("content/site/company.json is missing from the build");
  return company;
}

const chatUrls = {
  whatsapp: (digits: string) => `https://wa.me/${digits}`,
  viber: (digits: string) => `viber://chat?number=%2B${digits}`,
};

/** @returns the messengers for which the company has a number, each with the URL of a chat */
export function useMessengers() {
  const company = useCompany();
  return (["whatsapp", "viber"] as const).flatMap((name) => {
    const digits = company[name]?.replaceAll(/\D/g, "");
    return digits ? [{ name, href: chatUrls[name](digits) }] : [];
  });
}
