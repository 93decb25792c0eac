import type { Advice, Check } from "../finding";
import { type Fault, findingsIn, type Passage } from "../reading/document";
import { type ClaimKind, findClaims } from "./claims";
import { explainTwin, findMissingLetters, type Texts } from "./copies";
import { findSlips } from "./typography";

/**
 * Reads the texts of a file for what may be meant as it is, and is only a warning.
 *
 * @param versions the texts in each language, in the order of the languages
 * @param claims which promises are not allowed; by default none is
 */
export function* proofread(versions: readonly Texts[], claims?: readonly ClaimKind[]): Check {
  for (const [index, texts] of versions.entries()) {
    const earlier = versions.slice(0, index).flat();
    const others = versions.filter((other) => other !== texts).flat();
    for (const passage of texts) {
      const faults = [
        ...findClaims(passage.text, passage.language, claims),
        ...findSlips(passage.text, passage.language),
        ...explainTwin(passage, earlier),
        ...tooLong(passage, others),
      ];
      yield* findingsIn(passage, faults, "warning");
    }
    yield* findMissingLetters(texts);
  }
}

function tooLong({ name, text }: Passage, others: readonly Passage[]): Fault[] {
  if (name === "") return [];
  const versions = others.filter((other) => other.name === name).map((other) => other.text);
  const advice = explainLength(name, text, versions);
  return advice ? [{ index: 0, ...advice }] : [];
}

/** A short label may well double in another language; only twenty letters more break a place. */
const spare = 20;

/** How long a text may be by itself, by its name; what comes first counts. */
const limits: readonly { name: RegExp; most: number; place: string }[] = [
  { name: /^(?:home\.|notFound\.)?title$/, most: 65, place: "a search engine shows about 60" },
  { name: /^(?:home\.)?description$/, most: 165, place: "a search engine shows about 160" },
  { name: /\.title$/, most: 100, place: "a headline has room for 100 at most" },
  { name: /./, most: 400, place: "no place on the site has room for more than 400" },
];

/**
 * Judges the length of a text, by itself and beside the same text in the other languages.
 *
 * @param name what the editor knows the text by; without one it may be as long as it likes
 * @param others the text in every other language
 * @returns what is wrong when it is too long, or more than twice as long as the longest of them
 */
export function explainLength(
  name: string,
  text: string,
  others: readonly string[],
): Advice | undefined {
  const limit = limits.find((each) => each.name.test(name));
  if (limit && text.length > limit.most) {
    return {
      message: `"${name}" is too long: ${text.length} characters; ${limit.place}.`,
      remedy: "Shorten it.",
    };
  }
  const longest = Math.max(0, ...others.map(({ length }) => length));
  if (longest === 0 || text.length <= 2 * longest || text.length - longest <= spare) {
    return undefined;
  }
  return {
    message: `"${name}" is much longer than in the other languages: ${text.length} characters, elsewhere ${longest} at most.`,
    remedy: "Shorten it, or make sure that nothing is lost in the other languages.",
  };
}
