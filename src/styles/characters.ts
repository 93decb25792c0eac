const codes = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index)).join(
    "",
  );

/** What the site's own fonts can write, by the subset that holds it; the rest falls back. */
export const characters = {
  latin: `${codes(0x20, 0x7e)}${codes(0xa0, 0xff)}–—‘’‚“”„…€™`,
  "latin-ext": "ŠĐČĆŽšđčćž",
};
