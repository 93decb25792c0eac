import type { Company } from "./company";
import type { Language } from "./languages";

type OptionalFact = "whatsapp" | "viber";

/** The facts that a text can contain as placeholders, without opening hours, which are a list. */
export type CompanyFacts = Record<Exclude<keyof Company, OptionalFact | "hours">, string> &
  Partial<Record<OptionalFact, string>>;

/** @returns the text for each `{{company.KEY}}` in a language */
export function companyFacts(company: Company, language: Language): CompanyFacts {
  const { hours: _, ...facts } = company;
  const entries = Object.entries(facts).flatMap(([key, fact]): [string, string][] => {
    if (fact === undefined || fact === null) return [];
    return [[key, typeof fact === "object" ? (fact[language] ?? "") : String(fact)]];
  });
  return Object.fromEntries(entries) as CompanyFacts;
}

const numberAndUnit = /(?<=(?<![\p{L}\d])\d+\+?) (?=[\p{L}%])/gu;
/** Only in sentences: the names of fields and links must match what users type or say. */
const hyphenOfEMail = /(?<=[^\w/.@-]e-)(?=mail[^\n]*[.!?])/gi;
const wordsOfOneLetter: Partial<Record<Language, RegExp>> = {
  bs: /(?<=^|[\s>(„])([aikosu]) (?=\S)/gi,
};

/** Replaces spaces by no-break spaces, and hyphens of e-mail by word joiners, where lines must not wrap. */
const withoutBreaks = (text: string, language: Language) =>
  text
    .replace(numberAndUnit, "\u00A0")
    .replace(hyphenOfEMail, "\u2060")
    .replace(wordsOfOneLetter[language] ?? /$^/g, (_, word) => `${word}\u00A0`);

/** In the URLs of rendered markdown the braces are encoded as `%7B` and `%7D`. */
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
  const filled = text.replace(placeholder, (match, key) => {
    const fact = Object.hasOwn(facts, key) ? facts[key as keyof CompanyFacts] : undefined;
    return fact === undefined ? match : write(fact, match);
  });
  return withoutBreaks(filled, language);
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
