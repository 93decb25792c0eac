import type { Company } from "../contract/company";
import type { Language } from "../contract/languages";

export type CompanyFacts = Record<keyof Company, string>;

/**
 * What `{{company.KEY}}` stands for in texts and legal pages.
 *
 * @param company the content of content/site/company.json
 * @param language picks the wording of facts that differ by language
 * @returns every fact as text, by its key
 */
export function companyFacts(company: Company, language: Language): CompanyFacts {
  return Object.fromEntries(
    Object.entries(company).map(([key, fact]) => [
      key,
      typeof fact === "object" ? fact[language] : String(fact),
    ]),
  ) as CompanyFacts;
}

const placeholder = /\{\{company\.(\w+)\}\}/g;
const encodedPlaceholder = /%7B%7Bcompany\.(\w+)%7D%7D/g;

const escapeHtml = (text: string) =>
  text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);

const lookUp = (facts: CompanyFacts, key: string, match: string) =>
  Object.hasOwn(facts, key) ? facts[key as keyof CompanyFacts] : match;

/** @returns `text` with every known `{{company.KEY}}` replaced by its fact */
export function fillText(text: string, facts: CompanyFacts): string {
  return text.replace(placeholder, (match, key) => lookUp(facts, key, match));
}

/**
 * Like fillText for rendered markdown: facts are escaped, and inside a link's address, where
 * markdown has encoded the braces, they lose their spaces (`tel:+38733000000`).
 */
export function fillHtml(html: string, facts: CompanyFacts): string {
  return html
    .replace(placeholder, (match, key) => escapeHtml(lookUp(facts, key, match)))
    .replace(encodedPlaceholder, (match, key) =>
      encodeURI(lookUp(facts, key, match).replace(/\s/g, "")),
    );
}
