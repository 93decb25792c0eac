import { graphql, useStaticQuery } from "gatsby";

/** @returns the facts of content/site/company.json that stand beside the texts, not in them */
export function useCompany() {
  const { company } = useStaticQuery<Queries.CompanyQuery>(graphql`
    query Company {
      company {
        name
        legalForm
        street
        postalCode
        city
        email
        phone
        whatsapp
        viber
        hours {
          days
          opens
          closes
        }
      }
    }
  `);
  if (!company) throw new Error("content/site/company.json is missing from the build");
  return company;
}

const addresses = {
  whatsapp: (digits: string) => `https://wa.me/${digits}`,
  viber: (digits: string) => `viber://chat?number=%2B${digits}`,
};

/** @returns the messengers that the company has a number for, each with the address of a chat */
export function useMessengers() {
  const company = useCompany();
  return (["whatsapp", "viber"] as const).flatMap((name) => {
    const digits = company[name]?.replaceAll(/\D/g, "");
    return digits ? [{ name, href: addresses[name](digits) }] : [];
  });
}
