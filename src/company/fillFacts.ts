import type { Company } from "../contract/company";
import type { Language } from "../contract/languages";

/**
 * @returns the text for each `{{company.KEY}}` in a language. Opening hours are a list and have none;
 *   `fullYears` are the years without their plus sign, for sentences
 */
function companyFacts(company: Company, language: Language): Record<string, string> {
  const { hours: _, ...facts } = { ...company, fullYears: company.years.replace("+", "") };
  const entries = Object.entries(facts).flatMap(([key, fact]): [string, string][] => {
    if (fact === undefined || fact === null) return [];
    return [[key, typeof fact === "object" ? (fact[language] ?? "") : String(fact)]];
  });
  return Object.fromEntries(entries);
}

/** In the URLs of rendered markdown the braces are encoded as `%7B` and `%7D`. */
const placeholder = /(?:\{\{|%7B%7B)company\.(\w+)(?:\}\}|%7D%7D)/g;

/**
 * @param write returns what replaces a placeholder, given the fact and the placeholder
 * @returns `text` with every known `{{company.KEY}}` replaced by its fact
 */
export function fillText(
  text: string,
  company: Company,
  language: Language,
  write = (fact: string, _placeholder: string) => fact,
): string {
  const facts = companyFacts(company, language);
  return text.replace(placeholder, (match, key) => {
    const fact = Object.hasOwn(facts, key) ? facts[key] : undefined;
    return fact === undefined ? match : write(fact, match);
  });
}

/** @returns a fact as part of a URL: a number without spaces (`tel:+38733000000`), a text encoded */
const inUrl = (fact: string) =>
  /^\+[\d ]+$/.test(fact)
    ? fact.replaceAll(" ", "")
    : encodeURIComponent(fact).replaceAll("%40", "@");

/** A phone or register number. Browsers would break lines at its spaces and hyphens. */
const numberInGroups = /^\+?\d+(?:[ ./-]\d+)+$/;

/** A fact as part of a text; a number in groups stays on one line. */
const inHtml = (fact: string) =>
  numberInGroups.test(fact)
    ? `<span class="noWrap">${fact}</span>`
    : fact.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);

/** Like fillText, for rendered markdown: facts are escaped, and encoded in URLs. */
export const fillHtml = (html: string, company: Company, language: Language): string =>
  fillText(html, company, language, (fact, match) =>
    match.startsWith("%") ? inUrl(fact) : inHtml(fact),
  );
