import { z } from "zod";
import { text } from "./text";

/** The front matter of content/legal/<language>/<page>.md. */
export const legalFrontMatterSchema = z.strictObject({
  title: text("Headline of the page and title of the browser tab"),
  description: text("One sentence for search engines"),
});

export type LegalFrontMatter = z.infer<typeof legalFrontMatterSchema>;

/**
 * The pages that the footer links to, which must exist, with what they hold in every language: their
 * sections, each with the number of items in its list where that is fixed. A page of no sections is
 * a single paragraph.
 */
export const linkedLegalPages = {
  imprint: [{}, {}, {}],
  gdpr: [{}, { items: 4 }, {}, { items: 5 }, {}],
  "terms-of-service": [],
} satisfies Record<string, { items?: number }[]>;

export type LinkedLegalPage = keyof typeof linkedLegalPages;
