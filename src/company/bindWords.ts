import type { Language } from "../contract/languages";

/** The space in `24 sata`, `25+ Jahre`, `100 %` or `1. januara`. */
const afterNumber = /(?<=(?<![\p{L}\d])(?:\d+\+?|\d{1,2}\.)) (?=%|\p{L})/gu;

/** The space behind a word of one letter, but not before the ` | ` between two phrases of a headline. */
const wordsOfOneLetter: Partial<Record<Language, RegExp>> = {
  bs: /(?<=(?:^|[\s>(„])[aikosu]) (?=[^\s|])/gi,
};

/** Replaces spaces by no-break spaces where lines must not wrap. */
export function bindWords(text: string, language: Language): string {
  const bound = text.replace(afterNumber, "\u00A0");
  const afterWord = wordsOfOneLetter[language];
  return afterWord ? bound.replace(afterWord, "\u00A0") : bound;
}
