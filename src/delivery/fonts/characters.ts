const codes = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index)).join(
    "",
  );

/** ASCII, and what Bosnian, German and English texts hold besides. */
const latin = `${codes(0x20, 0x7e)}\u00a0§©°×ÄÖÜßäöü–—‘’‚“”„…€`;

/**
 * What the site's own fonts can write, by the file that holds it; the rest falls back. `latin-more`
 * is loaded by a page that has one of its characters, the others by every page.
 */
export const characters = {
  latin,
  "latin-ext": "ŠĐČĆŽšđčćž",
  "latin-more": `${[...codes(0xa1, 0xff)].filter((character) => !latin.includes(character)).join("")}™`,
};
