import type { ComponentProps } from "react";
import { languages } from "../../../src/contract/languages";
import { company, translations } from "./fixture";

/** The result of each static query, by its name. A test may replace it. */
export const staticQueryAnswers: Record<string, object> = {
  Company: { company },
  ErrorTexts: {
    translations: {
      nodes: languages.map((language) => ({ language, error: translations[language].error })),
    },
  },
  BuildYear: { site: { year: String(new Date().getFullYear()) } },
};

/** Replaces Gatsby's tag, which a build compiles away. */
export const graphql = (query: TemplateStringsArray) => query.join("");

/**
 * @returns the result of a static query, from fixtures
 * @throws when there is none for the query's name
 */
export function useStaticQuery(query: string) {
  const name = /query (\w+)/.exec(query)?.[1] ?? "without a name";
  const answer = staticQueryAnswers[name];
  if (!answer) throw new Error(`There is no result for the static query ${name}`);
  return answer;
}

/** Replaces Gatsby's link by an `a` element. */
export function Link({ to, ...attributes }: ComponentProps<"a"> & { to: string }) {
  return <a href={to} {...attributes} />;
}
