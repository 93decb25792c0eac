import { type Finding, type FindingId, findingAt, type Source } from "../finding";

/** The continuation bytes of UTF-8 (those of a letter after its first), as Latin-1, windows-1252 and windows-1250 read them. */
const continuation = "[\u0080-\u00BF€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸŚŤŹśťźˇ˘ŁĄŞŻ˛łąşĽ˝ľż]";

/**
 * Faults that prevent all other checks. Gatsby reads a byte order mark before front matter, but none before
 * JSON. A letter in quotes, as in `‚Ä‘`, is not garbled.
 */
const fatalFaults: readonly [FindingId, RegExp][] = [
  ["notUtf8", /^\uFEFF(?!---)|\uFFFD/],
  ["garbled", new RegExp(`(?<![‚‘„“»])(?:[ÂÃÄÅĂĹ]${continuation}|â${continuation}{2})`)],
];

/** @returns the first fault that prevents all other checks of a file */
export function findUnreadable(source: Source): Finding | undefined {
  for (const [id, pattern] of fatalFaults) {
    const index = source.text.search(pattern);
    if (index !== -1) return findingAt(source, index, id);
  }
  return undefined;
}
