import { graphql, useStaticQuery } from "gatsby";
import type { Company } from "../contract/company";

// The country has a name in each language, which a query must not list: to GraphQL it is JSON.
/** @returns the facts of content/site/company.json */
export function useCompany(): Company {
  const { company } = useStaticQuery<{ company: Company | null }>(graphql`
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
        representative
        register
        vatId
        years
        responseHours
      }
    }
  `);
  if (!company) throw new Error("content/site/company.json is missing from the build");
  return company;
}
