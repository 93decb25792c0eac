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

/** `24 sata`, `25+ Jahre`, `100 %`, `1. januara` */
const afterNumber = /(?<=(?<![\p{L}\d])(?:\d+\+?|\d{1,2}\.)) (?=%|(?!stav)\p{L})/gu;
/** `član 6.`, `stav (1)`, `tačka b)`, `broj 12/25`, `Art. 6`, `Nr. 12/25` */
const beforeNumber =
  /(?<=(?<!\p{L})(?:Art|Abs|Nr|No|član\p{L}{0,2}|stav\p{L}{0,2}|tačk\p{L}|broj|number|Nummer|MBS)\.?) (?=\(?\d|[a-z]\))|(?<=Buchst\.) /gu;
/** `Njega d.o.o.`, `wird gesendet …` */
const beforeEnding = / (?=…|\{\{company\.legalForm\}\})/g;
/**
 * `E-Mail`, `PDV-broj`: not at the start, since the name of a field must match what users say, and not in an
 * address, which would no longer be one when it is copied.
 */
const hyphenOfShortWord = /(?<=[\s>(„“][\p{L}]{1,7}-)(?=\p{L})(?![^\s<]*(?:@|\.\p{L}))/giu;
const wordsOfOneLetter: Partial<Record<Language, RegExp>> = {
  bs: /(?<=^|[\s>(„])([aikosu]) (?=\S)/gi,
};

/** Replaces spaces by no-break spaces, and adds word joiners to hyphens, where lines must not wrap. */
const withoutBreaks = (text: string, language: Language) =>
  text
    .replace(afterNumber, "\u00A0")
    .replace(beforeNumber, "\u00A0")
    .replace(hyphenOfShortWord, "\u2060")
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
  const bound = text.replace(beforeEnding, "\u00A0");
  const filled = bound.replace(placeholder, (match, key) => {
    const fact = Object.hasOwn(facts, key) ? facts[key] : undefined;
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
