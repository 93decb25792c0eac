import { fillText } from "../../company/fillFacts";
import type { Company } from "../../contract/company";
import { characters } from "../../delivery/fonts/characters";
import { type Finding, type FindingId, findingAt } from "../finding";
import type { Content } from "../reading/content";
import type { Passage } from "../reading/document";

/** A pattern that no text may match. Its message can contain the match (`found`) or its `codes`. */
type FaultPattern = readonly [id: FindingId, pattern: RegExp];

/** Marks of markdown and of word processors, which pages would show as they are, and invisible characters. */
const inAnyText: readonly FaultPattern[] = [
  ["leftMark", /(?<![(*])\*{2}(?:[^*\n]*\*{2})?|(?<![\p{L}\p{N}_\\])__(?=[\p{L}\p{N}{])|`|~~/gu],
  ["leftMark", /(?<![\p{L}\p{N}*_\\])([*_])[\p{L}\p{N}{„“"][^*_\n]*(?<=\S)\1(?![\p{L}\p{N}])/gu],
  ["leftMark", /\[\^|\]\([^)\n]*|\]\[|(?:\] \(|\)\[)(?=\/|#|https?:|www\.|mailto:|tel:)/g],
  ["leftMark", /\|.*/g],
  ["leftMark", /\\u[\da-f]{4}|(?<!\\)\\(?!\S|\r?\n|[^\S\n]+\S)/gi],
  ["leftMark", /^[^\S\n]*(?:#{1,6}|[•·▪●○◦‣]|=+$)(?=[\s\p{L}]|$)/gmu],
  ["looseMark", /^[^\S\n]*(?:[-+–](?=[\s\p{L}]|$)|\p{L}\)(?=\s)|\d{1,2}[.)](?=\p{L}))/gmu],
  ["looseMark", /(?<![\p{L}\p{N}*_\\])[*_](?=[\p{L}\p{N}{„“"])(?!.*\S[*_](?!\p{L}))|[.,:;!?]\*/gu],
  // An emoji may contain some of these characters.
  [
    "invisible",
    /(?:(?![\t\n\r\u00AD]|(?<=\p{Emoji})\p{VS}|(?<=\p{Emoji}|\p{VS})\u200D)[\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Zl}\p{Zp}\p{DI}\u2800\uFFFC])+/gu,
  ],
  ["invisible", /(?<!\p{L})\u00AD+|\u00AD+(?!\p{L})|(?<=\S)\t+/gu],
  ["code", /&(?!shy;)(?:[a-z][a-z\d]{1,30}|#\d{1,7}|#x[\da-f]{1,6});/gi],
];

/** For single values: the body of a legal page has several lines, and its parser finds the HTML in it. */
const inValue: readonly FaultPattern[] = [
  ["invisible", /[\n\r]+/g],
  ["code", /<[a-z!/?][^>]*>?|&shy;/gi],
];

const fontLetters = characters.replace(/\P{L}/gu, "");

/** Letters that the fonts lack, and those with a mark of its own. */
const foreignLetter = new RegExp(`\\p{L}\\p{M}+|(?!\\p{DI})[^\\P{L}${fontLetters}]`, "gu");

/** Checks the characters of all texts that pages show, and the words of headlines. */
export function checkTexts({ facts, texts, pages, company }: Content): Finding[] {
  const passages = [...facts, ...texts, ...pages.flatMap((page) => page.passages)];
  const files = new Set(passages.map(({ file }) => file));
  return [
    ...Array.from(files).flatMap((file) =>
      checkLetters(passages.filter((passage) => passage.file === file && isLatin(passage))),
    ),
    ...passages.flatMap((passage) => [
      ...[...inAnyText, ...(passage.name === "" ? [] : inValue)].flatMap((pattern) =>
        matchesIn(passage, pattern),
      ),
      ...(company && passage.phrases ? checkHeadline(passage, company) : []),
    ]),
  ];
}

const isLatin = ({ language }: Passage) => new Intl.Locale(language).maximize().script === "Latn";

/** Reports once a file the letters that the fonts lack: a new language has them in nearly every text. */
function checkLetters(passages: readonly Passage[]): Finding[] {
  const found = passages.flatMap((passage) =>
    Array.from(passage.text.matchAll(foreignLetter), (match) => ({ passage, match })),
  );
  const [first] = found;
  const letters = [...new Set(found.map(({ match: [letter] }) => letter))];
  const values = { letters: letters.join(" "), codes: letters.map(codesOf).join(", ") };
  return first ? [findingAt(first.passage, first.match.index, "foreignLetters", values)] : [];
}

/** The maximum number of findings of one kind in one text. */
const mostFindings = 10;

function matchesIn(passage: Passage, [id, pattern]: FaultPattern): Finding[] {
  // The marks between the phrases of a headline become spaces, so that offsets do not change.
  const { text } = passage;
  const shown = passage.phrases ? text.replace(/(?<=[^\s|] )\|(?= [^\s|])/g, " ") : text;
  const matches = [...shown.matchAll(pattern)].slice(0, mostFindings);
  return matches.map(({ 0: found, index }) => {
    const values = { found: found.trim().slice(0, 60), codes: codesOf(found.slice(0, 20)) };
    return findingAt(passage, index, id, values);
  });
}

/** @returns the codes of characters, such as U+00A0 */
export function codesOf(characters: string): string {
  const codes = Array.from(characters, (character) => character.codePointAt(0)?.toString(16));
  return codes.map((code) => `U+${code?.toUpperCase().padStart(4, "0")}`).join(" ");
}

/** The letters in a line of the largest headline, on a phone 320 pixels wide. */
const lineOfHeadline = 14;

/** Reports the words of a headline that are wider than a phone, with the facts filled in. */
function checkHeadline(passage: Passage, company: Company): Finding[] {
  const { name, text, language } = passage;
  // The page may break a word after a hyphen, and at a soft hyphen.
  const words = fillText(text, company, language).split(/[\s\u00AD–|-]+/);
  return words
    .filter(({ length }) => length > lineOfHeadline)
    .map((long) => {
      const values = { name, long, most: lineOfHeadline };
      return findingAt(passage, Math.max(0, text.indexOf(long)), "wordTooLong", values);
    });
}
