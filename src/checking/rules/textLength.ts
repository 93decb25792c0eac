import type { Advice } from "../finding";

/** A short label may well double in another language; only twenty letters more break a place. */
const spare = 20;

/**
 * Compares a text's length with the same text in the other languages.
 *
 * @param name what the editor knows the text by
 * @param others the text in every other language
 * @returns what is wrong when it is more than twice as long as the longest of them
 */
export function explainLength(
  name: string,
  text: string,
  others: readonly string[],
): Advice | undefined {
  const longest = Math.max(0, ...others.map(({ length }) => length));
  if (longest === 0 || text.length <= 2 * longest || text.length - longest <= spare) {
    return undefined;
  }
  return {
    message: `"${name}" is much longer than in the other languages: ${text.length} characters, elsewhere ${longest} at most.`,
    remedy: "Shorten it, or make sure that nothing is lost in the other languages.",
  };
}
