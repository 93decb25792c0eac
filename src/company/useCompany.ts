import { graphql, useStaticQuery } from "gatsby";
import type { Company } from "../contract/company";

// A fact with a wording in each language, which a query must not list, is JSON to GraphQL.
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
        representativeRole
        court
        register
        vatId
        host
        logPeriod
        years
        responseHours
      }
    }
  `);
  if (!company) throw new Error("content/site/company.json is missing from the build");
  return company;
}
