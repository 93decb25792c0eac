/**
 * The languages of the site, in the order in which the switcher offers them.
 * To add one, add it to this list and follow "Add a language" in README.md.
 */
export const languages = ["bs", "de", "en"] as const;

export type Language = (typeof languages)[number];

/** The language of the HTML, and so of every page load. */
export const defaultLanguage: Language = "bs";

/** The default language as og:locale. */
export const defaultLocale = "bs_BA";
