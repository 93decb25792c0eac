/**
 * The directory from which `gatsby develop` reads the content. It contains a copy of the last
 * content that passed the check, so that no page shows an error.
 */
export const lastGoodRoot = ".cache/last-good";
