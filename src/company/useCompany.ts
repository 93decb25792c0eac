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
      }
    }
  `);
  if (!company) throw new Error("content/site/company.json is missing from the build");
  return company;
}
