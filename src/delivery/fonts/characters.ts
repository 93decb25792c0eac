const ascii = Array.from({ length: 0x5f }, (_, index) => String.fromCharCode(0x20 + index)).join(
  "",
);

/**
 * The characters of the site's fonts, by file of the font packages: those of Bosnian, German and
 * English. For others browsers use a system font.
 */
export const characters = {
  latin: `${ascii}\u00a0§©°×ÄÖÜßäöü–—‘’‚“”„…€`,
  "latin-ext": "ŠĐČĆŽšđčćž",
};
