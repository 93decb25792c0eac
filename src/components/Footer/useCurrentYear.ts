import { graphql, useStaticQuery } from "gatsby";
import { useSyncExternalStore } from "react";

const never = () => () => {};

/** @returns this year; the year of the build in the static HTML, which stands until hydration */
export function useCurrentYear(): string {
  const { site } = useStaticQuery<Queries.BuildYearQuery>(graphql`
    query BuildYear {
      site {
        year: buildTime(formatString: "YYYY")
      }
    }
  `);
  return useSyncExternalStore(
    never,
    () => String(new Date().getFullYear()),
    () => site?.year ?? "",
  );
}
