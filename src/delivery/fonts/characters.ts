const codes = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index)).join(
    "",
  );

/** ASCII, and the other characters of Latin-1 and punctuation that most texts contain. */
const latin = `${codes(0x20, 0x7e)}\u00a0§©°×ÄÖÜßäöü–—‘’‚“”„…€`;

/** The characters of Latin Extended-A that nearly every page contains. */
const latinExtended = "ŠĐČĆŽšđčćž";

/** Rare characters whose glyphs are in the font packages' file for Latin. */
const rareLatin = "ıŒœ•‹›−™";

const without = (characters: string, others: string) =>
  [...characters].filter((character) => !others.includes(character)).join("");

/**
 * The characters of the site's fonts, by font file: Latin-1, Latin Extended-A, and letters of Romanian
 * and German. Every page preloads the files whose names do not end in `-more`. It loads one of the
 * others if it contains one of its characters. For other characters, such as arrows, and for letters
 * that a font lacks, such as those of Esperanto, browsers use a system font.
 */
export const characters = {
  latin,
  "latin-ext": latinExtended,
  "latin-more": without(codes(0xa1, 0xff), latin) + rareLatin,
  "latin-ext-more": `${without(codes(0x100, 0x17f), latinExtended + rareLatin)}ȘșȚțẞ`,
};
