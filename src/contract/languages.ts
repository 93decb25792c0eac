/**
 * The languages of the site by their codes in HTML, in the order in which the switcher offers them. The first one
 * is the language of the HTML, and so of every page load. docs/changing-the-site.md says what else a new language needs.
 */
export const languages = ["bs", "de", "en"] as const;

export type Language = (typeof languages)[number];

export const defaultLanguage: Language = languages[0];
