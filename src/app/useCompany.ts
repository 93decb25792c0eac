import { graphql, useStaticQuery } from "gatsby";
import type { Company } from "../content/company";

/** @returns the facts of content/site/company.json */
export function useCompany(): Company {
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
