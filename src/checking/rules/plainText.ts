import { type Fault, type Finding, findingsIn } from "../finding";
import { type FaultPattern, findFaults, type Passage } from "../reading/document";

const markup: readonly FaultPattern[] = [
  {
    pattern: /<[a-z!/?][^>]*>?/i,
    message: (found) => `A text contains HTML: ${found}`,
    remedy: "Delete what stands between < and >; texts are shown as they are written.",
  },
  {
    pattern: /&(?:[a-z][a-z\d]*|#\d+|#x[\da-f]+);/i,
    message: (found) => `A text contains HTML: ${found}`,
    remedy: "Write the character itself; texts are shown as they are written.",
  },
  {
    pattern: /\b(?:java|vb)script:/i,
    message: (found) => `A text contains a script: ${found}`,
    remedy: "Delete it; texts cannot carry scripts.",
  },
  {
    pattern: /\$t\(/,
    message: () => "A text contains $t(, which would put another text here.",
    remedy: "Delete it; texts cannot call each other.",
  },
  {
    pattern:
      /(?<![\p{L}\p{N}*_])([*_]{1,3})(?=[^\s*_]).*?(?<=[^\s*_])\1(?![\p{L}\p{N}*_])|\[[^[\]]+\]\([^()]*\)|^#{1,6} /u,
    message: (found) => `A text contains markdown: ${found}`,
    remedy: "Delete its signs; this text is shown as it is written.",
  },
  {
    // Control characters, half characters, marks of direction and spaces without width.
    pattern: /[\p{Cc}\p{Cs}\u200B\u2028-\u202E\u2060\u2066-\u2069\uFEFF]/u,
    message: (found) => `A text contains ${nameOf(found)}.`,
    remedy: "Delete it, or write a space instead; a text is one line.",
  },
];

const misplacedSign: FaultPattern = {
  pattern: /(?<![^\s|] )\||\|(?! [^\s|])/,
  message: () => "The sign | must stand between two groups of words.",
  remedy: "Write it with one space on either side and words before and after it, or delete it.",
};

const foreignSign: FaultPattern = {
  pattern: /\|/,
  message: () => "A text contains |, which only headlines may have.",
  remedy: "Delete it, or write – in its place.",
};

const cyrillicLetter: FaultPattern = {
  pattern: /\p{Script=Cyrillic}/u,
  message: (found) => `A text contains the Cyrillic letter ${found} (${codeOf(found)}).`,
  remedy: "Write the word again with Latin letters; some of both look alike.",
};

/** Checks the letters of a text and, unless it is a nameless part of a legal page, for markup. */
export function checkPlainText(passage: Passage): Finding[] {
  const { name, language, text } = passage;
  const isLatin = new Intl.Locale(language).maximize().script === "Latn";
  return findingsIn(passage, [
    ...(name === "" ? [] : findMarkup(text, passage)),
    ...(isLatin ? findFaults(text, [cyrillicLetter]) : []),
  ]);
}

/**
 * @param groups whether ` | ` may part the text's groups of words, as in a headline
 * @returns where markup or script begins in a text that must be plain, one fault for each kind
 */
export function findMarkup(text: string, { groups = false } = {}): Fault[] {
  return findFaults(text, [...markup, groups ? misplacedSign : foreignSign]);
}

function nameOf(character: string): string {
  if (character === "\n" || character === "\r") return "a line break";
  if (character === "\t") return "a tab";
  return `an invisible or broken character (${codeOf(character)})`;
}

/** @returns by which number a character is known, such as U+00A0 */
export function codeOf(character: string): string {
  return `U+${character.codePointAt(0)?.toString(16).toUpperCase().padStart(4, "0")}`;
}
