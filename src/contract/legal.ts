import GithubSlugger from "github-slugger";
import { z } from "zod";
import { text } from "./text";

/** The front matter of content/legal/<language>/<page>.md. */
export const legalFrontMatterSchema = z.strictObject({
  title: text("Headline of the page and title of the browser tab"),
  description: text("One sentence for search engines, which show about 155 characters"),
});

/**
 * The file name of a legal page, which becomes its address. Gatsby has other uses for some addresses, and a
 * language, such as `/de`, has no page of its own.
 */
export const legalFile =
  /^(?!(?:404|dev-404-page|fonts|index|page-data|static|[a-z]{2})\.md)[a-z0-9]+(?:-[a-z0-9]+)*\.md$/;

/** The pages that the footer links to. They are required; their content is free. */
export const linkedLegalPages = ["imprint", "gdpr", "terms-of-service"] as const;

export type LinkedLegalPage = (typeof linkedLegalPages)[number];

/** The privacy policy, which names each service that receives a visitor's data. */
export const privacyPage: LinkedLegalPage = "gdpr";

/**
 * @param headings the sections of a legal page, in order
 * @returns an id for each, with a prefix that keeps it apart from all other ids of the page
 */
export function headingIds(headings: readonly string[]): string[] {
  const slugger = new GithubSlugger();
  return headings.map((heading) => `section-${slugger.slug(heading)}`);
}
