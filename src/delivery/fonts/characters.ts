const codes = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index)).join(
    "",
  );

/** ASCII, and what Bosnian, German and English texts hold besides. */
const latin = `${codes(0x20, 0x7e)}\u00a0§©°×ÄÖÜßäöü–—‘’‚“”„…€`;

/** What nearly every page has of Latin Extended-A. */
const latinExtended = "ŠĐČĆŽšđčćž";

/** Of these, the font packages have the glyphs in the file for plain Latin. */
const rareLatin = "ıŒœ•‹›−™";

const without = (characters: string, others: string) =>
  [...characters].filter((character) => !others.includes(character)).join("");

/**
 * What the site's own fonts can write, by the file that holds it: Latin-1 and Latin Extended-A whole,
 * and what Romanian and German add. A page loads a file that ends in `-more` where it has one of its
 * characters, the others in any case. For any other character, such as an arrow, and for
 * letters that a font lacks, such as those of Esperanto, browsers take a font of the system.
 */
export const characters = {
  latin,
  "latin-ext": latinExtended,
  "latin-more": without(codes(0xa1, 0xff), latin) + rareLatin,
  "latin-ext-more": `${without(codes(0x100, 0x17f), latinExtended + rareLatin)}ȘșȚțẞ`,
};
