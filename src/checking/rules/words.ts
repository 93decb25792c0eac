import type { Finding } from "../finding";
import { type Fault, findingsIn, type Passage } from "../reading/document";
import { findMarkup } from "./plainText";

const markdown =
  /(?<![\p{L}\p{N}*_])([*_]{1,3})(?=[^\s*_]).*?(?<=[^\s*_])\1(?![\p{L}\p{N}*_])|\[[^[\]]+\]\([^()]*\)|^#{1,6} /u;

/** Checks a text that is shown as it is written: it may hold no markup and no broken characters. */
export function checkPlainText(passage: Passage): Finding[] {
  return [
    ...findingsIn(passage, [...findMarkup(passage.text, passage), ...findMarkdown(passage.text)]),
    ...checkLetters(passage),
  ];
}

/** Looks for letters that only look like those of the language. */
export function checkLetters(passage: Passage): Finding[] {
  const match = /\p{Script=Cyrillic}/u.exec(passage.text);
  if (match === null || new Intl.Locale(passage.language).maximize().script !== "Latn") return [];
  const message = `A text contains the Cyrillic letter ${match[0]} (${codeOf(match[0])}).`;
  const remedy = "Write the word again with Latin letters; some of both look alike.";
  return findingsIn(passage, [{ index: match.index, advice: { message, remedy } }]);
}

/** @returns by which number a character is known, such as U+00A0 */
export function codeOf(character: string): string {
  return `U+${character.codePointAt(0)?.toString(16).toUpperCase().padStart(4, "0")}`;
}

function findMarkdown(text: string): Fault[] {
  const match = markdown.exec(text);
  if (match === null) return [];
  const message = `A text contains markdown: ${match[0]}`;
  const remedy = "Delete its signs; this text is shown as it is written.";
  return [{ index: match.index, advice: { message, remedy } }];
}
