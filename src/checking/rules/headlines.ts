import { fillText } from "../../company/fillFacts";
import type { Company } from "../../contract/company";
import { type Finding, findingAt } from "../finding";
import type { Content } from "../reading/content";
import type { Passage } from "../reading/document";

/** The letters in a line of the largest headline, on a phone 320 pixels wide. */
const lineOfHeadline = 14;

/** Reports the words of headlines that are wider than a phone. */
export const checkHeadlines = ({ texts, company }: Content): Finding[] =>
  company
    ? texts.filter(({ phrases }) => phrases).flatMap((text) => checkWords(text, company))
    : [];

/** Reports the long words of a headline with its facts filled in. */
function checkWords(passage: Passage, company: Company): Finding[] {
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
