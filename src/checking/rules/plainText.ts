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
  {
    pattern: /\$t\(/,
    advice: () => ({
      message: "A text contains $t(, which would put another text here.",
      remedy: "Delete it; texts cannot call each other.",
    }),
  },
  {
    // Control characters, half characters, marks of direction and spaces without width.
    pattern: /[\p{Cc}\p{Cs}\u200B\u2028-\u202E\u2060\u2066-\u2069\uFEFF]/u,
    advice: (found: string) => ({
      message: `A text contains ${nameOf(found)}.`,
      remedy: "Delete it, or write a space instead; a text is one line.",
    }),
  },
];

const misplacedSign = {
  pattern: /(?<![^\s|] )\||\|(?! [^\s|])/,
  advice: () => ({
    message: "The sign | must stand between two groups of words.",
    remedy: "Write it with one space on either side and words before and after it, or delete it.",
  }),
};

const foreignSign = {
  pattern: /\|/,
  advice: () => ({
    message: "A text contains |, which only headlines may have.",
    remedy: "Delete it, or write – in its place.",
  }),
};

function nameOf(character: string): string {
  if (character === "\n" || character === "\r") return "a line break";
  if (character === "\t") return "a tab";
  const code = character.codePointAt(0)?.toString(16).toUpperCase().padStart(4, "0");
  return `an invisible or broken character (U+${code})`;
}

/**
 * @param groups whether ` | ` may part the text's groups of words, as in a headline
 * @returns where markup or script begins in a text that must be plain, one advice for each kind
 */
export function findMarkup(
  text: string,
  { groups = false } = {},
): { index: number; advice: Advice }[] {
  return [...markup, groups ? misplacedSign : foreignSign].flatMap(({ pattern, advice }) => {
    const match = pattern.exec(text);
    return match ? [{ index: match.index, advice: advice(match[0]) }] : [];
  });
}
