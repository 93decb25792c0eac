import type { Language } from "../contract/languages";

/** The space in `24 sata`, `25+ Jahre`, `100 %` or `1. januara`. */
const afterNumber = /(?<=(?<![\p{L}\d])(?:\d+\+?|\d{1,2}\.)) (?=%|(?!stav)\p{L})/gu;
/** The space in `član 6.`, `stav (1)`, `tačka b)`, `broj 12/25`, `Art. 6` or `Nr. 12/25`. */
const beforeNumber =
  /(?<=(?<!\p{L})(?:Art|Abs|Nr|No|član\p{L}{0,2}|stav\p{L}{0,2}|tačk\p{L}|broj|number|Nummer|MBS)\.?) (?=\(?\d|[a-z]\))|(?<=Buchst\.) /gu;
/** The space in `wird gesendet …`. */
const beforeEllipsis = / (?=…)/g;
/**
 * The place behind the hyphen of `E-Mail` or `PDV-broj`: after a longer word, a line may wrap. It is left out at the
 * start of a text, since the name of a field must be what users of voice control say, and in an address, which must
 * stay one when it is copied.
 */
const hyphenOfShortWord = /(?<=[\s>(„“][\p{L}]{1,5}-)(?=\p{L})(?![^\s<]*(?:@|\.\p{L}))/giu;
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
