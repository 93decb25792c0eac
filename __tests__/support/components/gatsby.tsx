import type { ComponentProps } from "react";
import { languages } from "../../../src/contract/languages";
import { company, translations } from "../content";

/** What the static queries of the site answer, by the name of the query. A test may change it. */
export const staticQueryAnswers = {
  Company: { company },
  ErrorTexts: {
    translations: {
      nodes: languages.map((language) => ({ language, error: translations[language].error })),
    },
  },
  BuildYear: { site: { year: String(new Date().getFullYear()) } },
};

const isAnswered = (name: string): name is keyof typeof staticQueryAnswers =>
  Object.hasOwn(staticQueryAnswers, name);

/** Stands in for Gatsby's tag, which is compiled away in a build. */
export const graphql = (query: TemplateStringsArray) => query.join("");

/**
 * Answers a static query from the content files.
 *
 * @throws when no answer is known for the query's name
 */
export function useStaticQuery(query: string) {
  const name = /query (\w+)/.exec(query)?.[1] ?? "without a name";
  if (!isAnswered(name)) throw new Error(`There is no answer to the static query ${name}`);
  return staticQueryAnswers[name];
}

/** Stands in for Gatsby's link by a plain one. */
export function Link({ to, ...attributes }: ComponentProps<"a"> & { to: string }) {
  return <a href={to} {...attributes} />;
}
