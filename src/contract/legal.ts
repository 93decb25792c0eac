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

/** Letters that are not a Latin letter with a mark. */
const plainLetters: Record<string, string> = { đ: "d", ß: "ss" };

/**
 * @param headings the sections of a legal page in the default language
 * @param own those in the language of the page
 * @returns an id for each of `own`: that of the section at its place in the default language, if any
 */
export function headingIds(headings: readonly string[], own = headings): string[] {
  const ids = own.map((title, index) => {
    const heading = headings[index] ?? title;
    const letters = heading.toLowerCase().replace(/[đß]/g, (letter) => plainLetters[letter] ?? "");
    const words = letters
      .normalize("NFD")
      .replace(/[\p{M}\p{Cf}]/gu, "")
      .match(/[a-z\d]+/g);
    return words?.join("-") ?? `section-${index + 1}`;
  });
  return ids.map((id, index) => (ids.indexOf(id) === index ? id : `${id}-${index + 1}`));
}
