import type { Company } from "../../contract/company";
import { fillText } from "../../contract/filling";
import { type Finding, findingAt } from "../finding";
import type { Passage } from "../reading/document";

/** The letters in a line of the largest headline, on a phone 320 pixels wide. */
const lineOfHeadline = 14;

/** A longer group of words takes several lines on every phone. */
const longestGroup = 20;

/**
 * Reports texts that are too long for their place.
 *
 * @param company the facts that the page fills in; undefined if they have a fault
 * @param suffix what the page adds to the text
 */
export function checkLength(
  passage: Passage,
  company: Company | undefined,
  suffix = "",
): Finding[] {
  const { name, text, language, longest, groups } = passage;
  const filled = (part: string) => (company ? fillText(part, company, language) : part);
  if (groups) return checkHeadline(passage, filled);
  if (longest === undefined) return [];
  const length = lengthOf(filled(text + suffix));
  return length <= longest
    ? []
    : [findingAt(passage, 0, "titleTooLong", { name, length, longest })];
}

function checkHeadline(passage: Passage, filled: (part: string) => string): Finding[] {
  const { name, text } = passage;
  const groups = text.split(" | ");
  // The page may break a word after a hyphen, and at a soft hyphen.
  const words = groups.flatMap((group) => filled(group).split(/[\s\u00AD–-]+/));
  const word = words.find(({ length }) => length > lineOfHeadline);
  if (word !== undefined) {
    const values = { name, word, most: lineOfHeadline };
    return [findingAt(passage, Math.max(0, text.indexOf(word)), "wordTooLong", values)];
  }
  const group = groups.find((each) => lengthOf(filled(each)) > longestGroup);
  if (group === undefined) return [];
  const values = { name, group, most: longestGroup };
  return [findingAt(passage, text.indexOf(group), "groupTooLong", values)];
}

/** Soft hyphens are not shown. */
function lengthOf(text: string): number {
  return text.replaceAll("\u00AD", "").length;
}
