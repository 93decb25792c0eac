import { z } from "zod";
import { text } from "./text";

/** The front matter of content/legal/<language>/<page>.md. */
export const legalFrontMatterSchema = z.strictObject({
  title: text("Headline of the page and title of the browser tab", { longest: 60 }),
  description: text("One sentence for search engines", { longest: 155 }),
});

export type LegalFrontMatter = z.infer<typeof legalFrontMatterSchema>;

/** The pages that the footer links to. They are required; their content is free. */
export const linkedLegalPages = ["imprint", "gdpr", "terms-of-service"] as const;

export type LinkedLegalPage = (typeof linkedLegalPages)[number];

/** The privacy policy, which names each service that receives a visitor's data. */
export const privacyPage: LinkedLegalPage = "gdpr";
