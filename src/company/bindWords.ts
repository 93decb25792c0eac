import type { Language } from "../contract/languages";

/** `24 sata`, `25+ Jahre`, `100 %`, `1. januara` */
const afterNumber = /(?<=(?<![\p{L}\d])(?:\d+\+?|\d{1,2}\.)) (?=%|(?!stav)\p{L})/gu;
/** `član 6.`, `stav (1)`, `tačka b)`, `broj 12/25`, `Art. 6`, `Nr. 12/25` */
const beforeNumber =
  /(?<=(?<!\p{L})(?:Art|Abs|Nr|No|član\p{L}{0,2}|stav\p{L}{0,2}|tačk\p{L}|broj|number|Nummer|MBS)\.?) (?=\(?\d|[a-z]\))|(?<=Buchst\.) /gu;
/** `wird gesendet …` */
const beforeEllipsis = / (?=…)/g;
/**
 * `E-Mail`, `PDV-broj`: not at the start, since the name of a field must match what users say, and not in an
 * address, which would no longer be one when it is copied.
 */
const hyphenOfShortWord = /(?<=[\s>(„“][\p{L}]{1,7}-)(?=\p{L})(?![^\s<]*(?:@|\.\p{L}))/giu;
const wordsOfOneLetter: Partial<Record<Language, RegExp>> = {
  bs: /(?<=^|[\s>(„])([aikosu]) (?=\S)/gi,
};

/** What separates the phrases of a headline. */
const separator = " | ";

/**
 * Replaces spaces by no-break spaces, and adds word joiners to hyphens, where lines must not wrap; within
 * each phrase of a headline alone, so that the page still finds what separates them.
 */
export const bindWords = (text: string, language: Language): string =>
  text
    .replace(hyphenOfShortWord, "\u2060")
    .split(separator)
    .map((phrase) =>
      phrase
        .replace(afterNumber, "\u00A0")
        .replace(beforeNumber, "\u00A0")
        .replace(beforeEllipsis, "\u00A0")
        .replace(wordsOfOneLetter[language] ?? /$^/g, (_, word) => `${word}\u00A0`),
    )
    .join(separator);
