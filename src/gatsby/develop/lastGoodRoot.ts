/**
 * Where `gatsby develop` reads the content: a copy that only ever holds content which passed the
 * check, so that a fault never reaches a page.
 */
export const lastGoodRoot = ".cache/last-good";
