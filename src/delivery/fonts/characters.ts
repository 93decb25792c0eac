const ascii = Array.from({ length: 0x5f }, (_, index) => String.fromCharCode(0x20 + index)).join(
  "",
);

/** The characters of the site's fonts: those of Bosnian, German and English. For others browsers use a system font. */
export const characters = `${ascii}\u00a0§©°×ÄÖÜßäöüŠĐČĆŽšđčćž–—‘’‚“”„…€`;
