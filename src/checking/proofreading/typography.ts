import type { Fault } from "../finding";
import { type FaultPattern, findFaults } from "../reading/document";

type Quotes = readonly [open: string, close: string];

/** A language that is not here may quote as it likes. */
const quotesIn: Partial<Record<string, Quotes>> = {
  bs: ["„", "”"],
  de: ["„", "“"],
  en: ["“", "”"],
};

const spaceBeforeMark = /(?<=\S)[ \u00A0]+(?=[,.;:!?](?![\p{L}\p{N}.]))/gu;

const slips: readonly FaultPattern[] = [
  {
    pattern: /^[ \u00A0]+|[ \u00A0]+$|(?<=\S)[ \u00A0]{2,}(?=\S)/g,
    message: () => "A space too many stands here.",
    remedy: "Delete it: one space between two words, none at the beginning or the end.",
  },
  {
    pattern: /\.{2,}/g,
    message: (found) => `Dots stand in a row: ${found}`,
    remedy: "Write a single full stop, or the one character …",
  },
  {
    pattern: /['´`]/g,
    message: (found) => `A straight apostrophe stands here: ${found}`,
    remedy: "Write the curved one: ’",
  },
  {
    pattern: /(?<=[ \u00A0])[-—](?=[ \u00A0])|--+/g,
    message: (found) => `The wrong kind of dash stands here: ${found}`,
    remedy: "Write – with a space on either side. The short - only joins words.",
  },
  {
    pattern: { bs: spaceBeforeMark, de: spaceBeforeMark, en: spaceBeforeMark },
    message: () => "A space stands before a punctuation mark.",
    remedy: "Delete the space.",
  },
];

/** @returns every slip of typing that spelling does not know, unless it could be meant as it is */
export function findSlips(text: string, language: string): Fault[] {
  const quotes = quotesIn[language];
  const wrongQuote = quotes ? findWrongQuote(text, quotes) : [];
  return [...findFaults(text, slips, language), ...wrongQuote];
}

function findWrongQuote(text: string, quotes: Quotes): Fault[] {
  const marks = [...text.matchAll(/[„“”«»"]/g)];
  const unclosed = marks.length % 2 === 1 ? marks.at(-1) : undefined;
  const wrong = marks.find(({ 0: mark }, place) => mark !== quotes[place % 2]) ?? unclosed;
  if (wrong === undefined) return [];
  const message = `The quotation mark ${wrong[0]} is of the wrong kind or stands alone.`;
  return [{ index: wrong.index, message, remedy: `Quote like this: ${quotes.join("…")}` }];
}
