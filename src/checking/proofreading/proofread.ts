import { type Check, type Fault, findingAt, findingsIn } from "../finding";
import { type FaultPattern, findFaults, type Passage } from "../reading/document";
import { claims } from "./claims";
import { explainTwin, findCopies, findMissingLetters } from "./copies";
import { findSlips } from "./typography";

/**
 * Reads the texts of a file for what is in the wrong language, and, unless that is most of it, for
 * the owner's words and for what may be meant as it is, and is only a warning.
 *
 * @param versions the texts in each language, in the order of the languages
 * @param forbidden which promises are not allowed; by default none is
 */
export function* proofread(
  versions: readonly (readonly Passage[])[],
  forbidden: readonly FaultPattern[] = Object.values(claims),
): Check {
  const copies = [...findCopies(versions)];
  yield* copies;
  if (copies.length > 0) return;
  for (const [index, texts] of versions.entries()) {
    const earlier = versions.slice(0, index).flat();
    const others = versions.filter((other) => other !== texts).flat();
    for (const passage of texts) {
      yield* checkOwnersWords(passage);
      const { name, text, language } = passage;
      const twins = others.filter((other) => name !== "" && other.name === name);
      const lengths = twins.map((twin) => twin.text.length);
      const faults = [
        ...findFaults(text, forbidden, language),
        ...findSlips(text, language),
        ...explainTwin(passage, earlier),
        ...explainLength(name, text.length, lengths),
      ];
      yield* findingsIn(passage, faults, "warning");
    }
    yield* findMissingLetters(texts);
  }
}

function* checkOwnersWords(passage: Passage): Check {
  const { name, language, text, english } = passage;
  if (language !== "en" || english === undefined || text === english) return;
  yield findingAt(passage, 0, {
    message: `"${name}" does not have the words that the owner of the site has given for it.`,
    remedy: `Write "${english}".`,
  });
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
 * @param name what the editor knows the text by; without one it may be as long as it likes
 * @param others how long the text is in every other language
 * @returns what is wrong when it is too long, or more than twice as long as the longest of them
 */
export function explainLength(name: string, length: number, others: readonly number[]): Fault[] {
  const limit = limits.find((each) => each.name.test(name));
  if (limit && length > limit.most) {
    const message = `"${name}" is too long: ${length} characters; ${limit.place}.`;
    return [{ index: 0, message, remedy: "Shorten it." }];
  }
  const longest = Math.max(0, ...others);
  if (longest === 0 || length <= 2 * longest || length - longest <= spare) return [];
  const message = `"${name}" is much longer than in the other languages: ${length} characters, elsewhere ${longest} at most.`;
  const remedy = "Shorten it, or make sure that nothing is lost in the other languages.";
  return [{ index: 0, message, remedy }];
}
