import type { ComponentProps } from "react";
import { languages } from "../../../src/contract/languages";
import { company, translations } from "./fixture";

/** The answer to each static query, by its name. A test may replace it. */
export const staticQueryAnswers: Record<string, object> = {
  Company: { company },
  ErrorTexts: {
    translations: {
      nodes: languages.map((language) => ({ language, error: translations[language].error })),
    },
  },
  BuildYear: { site: { year: String(new Date().getFullYear()) } },
};

/** Stands in for Gatsby's tag, which is compiled away in a build. */
export const graphql = (query: TemplateStringsArray) => query.join("");

/**
 * Answers a static query from fixture content.
 *
 * @throws when no answer is known for the query's name
 */
export function useStaticQuery(query: string) {
  const name = /query (\w+)/.exec(query)?.[1] ?? "without a name";
  const answer = staticQueryAnswers[name];
  if (!answer) throw new Error(`There is no answer to the static query ${name}`);
  return answer;
}

/** Stands in for Gatsby's link by a plain one. */
export function Link({ to, ...attributes }: ComponentProps<"a"> & { to: string }) {
  return <a href={to} {...attributes} />;
}
