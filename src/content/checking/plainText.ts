import type { Advice } from "../finding";

const markup = [
  {
    pattern: /<[a-z!/?][^>]*>?/i,
    advice: (found: string) => ({
      message: `A text contains HTML: ${found}`,
      remedy: "Delete what stands between < and >; texts are shown as they are written.",
    }),
  },
  {
    pattern: /&(?:[a-z][a-z\d]*|#\d+|#x[\da-f]+);/i,
    advice: (found: string) => ({
      message: `A text contains HTML: ${found}`,
      remedy: "Write the character itself; texts are shown as they are written.",
    }),
  },
  {
    pattern: /\b(?:java|vb)script:/i,
    advice: (found: string) => ({
      message: `A text contains a script: ${found}`,
      remedy: "Delete it; texts cannot carry scripts.",
    }),
  },
];

/** @returns where markup or script begins in a text that must be plain, one advice for each kind */
export function findMarkup(text: string): { index: number; advice: Advice }[] {
  return markup.flatMap(({ pattern, advice }) => {
    const match = pattern.exec(text);
    return match ? [{ index: match.index, advice: advice(match[0]) }] : [];
  });
}
