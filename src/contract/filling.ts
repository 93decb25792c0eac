import type { Company } from "./company";
import type { Language } from "./languages";

type OptionalFact = "whatsapp" | "viber" | "hours";

/** The facts that every text may name, as texts. */
export type CompanyFacts = Record<Exclude<keyof Company, OptionalFact>, string>;

/** @returns the text for each `{{company.KEY}}` in a language */
export function companyFacts(company: Company, language: Language): CompanyFacts {
  return Object.fromEntries(
    Object.entries(company).map(([key, fact]) => [
      key,
      typeof fact === "object" && !Array.isArray(fact) ? fact[language] : String(fact),
    ]),
  ) as CompanyFacts;
}

const numberAndUnit = /(?<=(?<![\p{L}\d])\d+\+?) (?=[\p{L}%])/gu;
const hyphenOfEMail = /(?<=(?<![\w/.@-])e-)(?=mail)/gi;
const wordsOfOneLetter: Partial<Record<Language, RegExp>> = {
  bs: /(?<=^|[\s>(„])([aikosu]) (?=\S)/gi,
};

/** Replaces each space at which a line must not break. */
const withoutBreaks = (text: string, language: Language) =>
  text
    .replace(numberAndUnit, "\u00A0")
    .replace(hyphenOfEMail, "\u2060")
    .replace(wordsOfOneLetter[language] ?? /$^/g, (_, word) => `${word}\u00A0`);

/** In the addresses of rendered markdown `%7B` and `%7D` replace the braces. */
const placeholder = /(?:\{\{|%7B%7B)company\.(\w+)(?:\}\}|%7D%7D)/g;

/**
 * @param write returns what replaces a placeholder, given the fact and the placeholder
 * @returns `text` with every known `{{company.KEY}}` replaced by its fact, and with no-break spaces
 */
export function fillText(
  text: string,
  company: Company,
  language: Language,
  write = (fact: string, _placeholder: string) => fact,
): string {
  const facts = companyFacts(company, language);
  const filled = text.replace(placeholder, (match, key) =>
    Object.hasOwn(facts, key) ? write(facts[key as keyof CompanyFacts], match) : match,
  );
  return withoutBreaks(filled, language);
}

/**
 * Like fillText, for rendered markdown. Facts are escaped, and the spaces of a fact in an address
 * are removed (`tel:+38733000000`).
 */
export const fillHtml = (html: string, company: Company, language: Language): string =>
  fillText(html, company, language, (fact, match) =>
    match.startsWith("%")
      ? encodeURI(fact.replace(/\s/g, ""))
      : fact.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`),
  );
