import { closest, distance } from "fastest-levenshtein";

/** Two edits: twice a letter too many, too few or wrong, or two letters exchanged. */
const tolerance = 2;

/** @returns the candidate most similar to a name; undefined if none is similar */
export function nearest(name: string, candidates: readonly string[]): string | undefined {
  const best = closest(name, candidates);
  const edits = distance(name.toLowerCase(), best?.toLowerCase() ?? "");
  return best && edits < best.length && edits <= tolerance ? best : undefined;
}

/** @returns ` Did you mean "x"?` when a candidate is similar enough, or an empty text */
export function didYouMean(
  name: string,
  candidates: readonly string[],
  write: (candidate: string) => string = JSON.stringify,
): string {
  const meant = nearest(name, candidates);
  return meant === undefined ? "" : ` Did you mean ${write(meant)}?`;
}
