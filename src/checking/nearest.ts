import { distance } from "fastest-levenshtein";

/** Two edits: a letter too many, too few or wrong, twice, or two letters that changed places. */
const tolerance = 2;

/** @returns what was probably meant by a name; undefined if none is like it, or two are as like */
export function nearest(name: string, candidates: readonly string[]): string | undefined {
  const [best, second] = candidates
    .map((candidate) => ({
      candidate,
      edits: distance(name.toLowerCase(), candidate.toLowerCase()),
    }))
    .filter(({ candidate, edits }) => edits < candidate.length && edits <= tolerance)
    .sort((a, b) => a.edits - b.edits);
  return best?.edits === second?.edits ? undefined : best?.candidate;
}

/** @returns ` Did you mean "x"?` when one candidate is similar enough, else nothing */
export function didYouMean(name: string, candidates: readonly string[]): string {
  const meant = nearest(name, candidates);
  return meant === undefined ? "" : ` Did you mean "${meant}"?`;
}
