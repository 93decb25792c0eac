import type { Company } from "./company";
import type { Language } from "./languages";

type OptionalFact = "whatsapp" | "viber";

/** Every fact that a text can name; opening hours are a list. */
export type CompanyFacts = Record<Exclude<keyof Company, OptionalFact | "hours">, string> &
  Partial<Record<OptionalFact, string>>;

/** @returns what `{{company.KEY}}` stands for in a language: every fact as text, by its key */
export function companyFacts(company: Company, language: Language): CompanyFacts {
  const { hours: _, ...facts } = company;
  const entries = Object.entries(facts).flatMap(([key, fact]): [string, string][] => {
    if (fact === undefined || fact === null) return [];
    return [[key, typeof fact === "object" ? (fact[language] ?? "") : String(fact)]];
  });
  return Object.fromEntries(entries) as CompanyFacts;
}

const numberAndUnit = /(?<=(?<![\p{L}\d])\d+\+?) (?=[\p{L}%])/gu;
const hyphenOfEMail = /(?<=(?<![\w/.@-])e-)(?=mail)/gi;
const wordsOfOneLetter: Partial<Record<Language, RegExp>> = {
  bs: /(?<=^|[\s>(„])([aikosu]) (?=\S)/gi,
};

/** Keeps together at the end of a line what belongs together, so that no editor has to. */
const withoutBreaks = (text: string, language: Language) =>
  text
    .replace(numberAndUnit, "\u00A0")
    .replace(hyphenOfEMail, "\u2060")
    .replace(wordsOfOneLetter[language] ?? /$^/g, (_, word) => `${word}\u00A0`);

/** `%7B` and `%7D` stand for braces in the addresses of rendered markdown. */
const placeholder = /(?:\{\{|%7B%7B)company\.(\w+)(?:\}\}|%7D%7D)/g;

/**
 * @param write puts a fact into the text; what stood in its place as the second argument
 * @returns `text` with every known `{{company.KEY}}` replaced by its fact, and set so that no line
 *   breaks where it should not
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

/** A fact as part of an address: a number without its spaces (`tel:+38733000000`), a text encoded. */
const inAddress = (fact: string) =>
  /^\+[\d ]+$/.test(fact)
    ? fact.replaceAll(" ", "")
    : encodeURIComponent(fact).replaceAll("%40", "@");

/** Like fillText for rendered markdown: facts are escaped, and encoded in the address of a link. */
export const fillHtml = (html: string, company: Company, language: Language): string =>
  fillText(html, company, language, (fact, match) =>
    match.startsWith("%")
      ? inAddress(fact)
      : fact.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`),
  );
