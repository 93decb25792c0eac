import { type Finding, findingAt } from "../finding";
import { checkPatterns, type FaultPattern, type Passage } from "../reading/document";

/** Other languages may quote in any way, and write a space before a punctuation mark. */
const quotesIn: Partial<Record<string, string>> = { bs: "„”", de: "„“", en: "“”" };

const spacesAtAnEnd = /^[ \u00A0]+|(?<![ \u00A0])[ \u00A0]+$/.source;
const spacesInARow = /(?<=\S)[ \u00A0]{2,}(?=\S)/.source;

const slips: readonly FaultPattern[] = [
  { id: "spaceTooMany", pattern: new RegExp(`${spacesAtAnEnd}|${spacesInARow}`) },
  { id: "dots", pattern: /\.{2,}/ },
  { id: "apostrophe", pattern: /['´`]/ },
  { id: "dash", pattern: /(?<=[ \u00A0])[-—](?=[ \u00A0])|--+/ },
  { id: "fillerText", pattern: /lorem ipsum|\b(?:TODO|XXX)\b/i },
];

const spaceBeforeMark: FaultPattern = {
  id: "spaceBeforeMark",
  pattern: /(?<=[^\s\u00A0])[ \u00A0]+(?=[,.;:!?](?![\p{L}\p{N}.]))/u,
};

/** @returns a warning for each kind of slip, at its first place in the text */
export function checkTypography(passage: Passage): Finding[] {
  const quotes = quotesIn[passage.language];
  if (!quotes) return checkPatterns(passage, slips);
  return [...checkPatterns(passage, [...slips, spaceBeforeMark]), ...checkQuotes(passage, quotes)];
}

function checkQuotes(passage: Passage, quotes: string): Finding[] {
  const marks = [...passage.text.matchAll(/[„“”«»"]/g)];
  const unclosed = marks.length % 2 === 1 ? marks.at(-1) : undefined;
  const wrong = marks.find(({ 0: mark }, place) => mark !== quotes[place % 2]) ?? unclosed;
  if (wrong === undefined) return [];
  const values = { found: wrong[0], quotes: [...quotes].join("…") };
  return [findingAt(passage, wrong.index, "quotationMark", values)];
}
