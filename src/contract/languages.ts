/** The code of a language in HTML. Any language may be added or removed, so no type names one. */
export type Language = string;

/**
 * The languages of the site, in the order in which the switcher offers them. The first one is the language of the
 * HTML, and so of every page load. docs/changing-the-site.md says how to add and remove a language.
 */
export const languages: readonly [Language, ...Language[]] = ["bs", "de", "en"];

export const defaultLanguage = languages[0];
