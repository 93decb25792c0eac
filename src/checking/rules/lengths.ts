import type { Company } from "../../contract/company";
import { fillText } from "../../contract/filling";
import { type Finding, findingAt } from "../finding";
import type { Passage } from "../reading/document";

/** The letters in a line of the largest headline, on a phone 320 pixels wide. */
const lineOfHeadline = 14;

/** A longer group of words takes several lines on every phone. */
const longestGroup = 20;

/** Reports texts that are too long for their place, with the company's facts filled in. */
export function checkLength(passage: Passage, company: Company | undefined): Finding[] {
  const { name, text, language, longest, groups } = passage;
  const filled = (part: string) => (company ? fillText(part, company, language) : part);
  if (groups) return checkHeadline(passage, filled);
  if (longest === undefined) return [];
  const length = lengthOf(filled(text));
  if (length <= longest) return [];
  return [findingAt(passage, 0, "titleTooLong", { name, length, longest })];
}

function checkHeadline(passage: Passage, filled: (part: string) => string): Finding[] {
  const { name, text } = passage;
  const groups = text.split(" | ");
  // The page may break a word after a hyphen, and at a soft hyphen.
  const words = groups.flatMap((group) => filled(group).split(/[\s\u00AD–-]+/));
  const word = words.find(({ length }) => length > lineOfHeadline);
  const group = groups.find((each) => lengthOf(filled(each)) > longestGroup);
  const long = word ?? group;
  if (long === undefined) return [];
  const id = word === undefined ? "groupTooLong" : "wordTooLong";
  const values = { name, long, most: word === undefined ? longestGroup : lineOfHeadline };
  return [findingAt(passage, Math.max(0, text.indexOf(long)), id, values)];
}

/** Soft hyphens are not shown. */
function lengthOf(text: string): number {
  return text.replaceAll("\u00AD", "").length;
}
