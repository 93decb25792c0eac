/**
 * The languages of the site, in the order in which the switcher offers them.
 * To add one, add it to this list and follow "Add a language" in content/README.md.
 */
export const languages = ["bs", "de", "en"] as const;

export type Language = (typeof languages)[number];

/** The language of the HTML, in which every full load starts. */
export const defaultLanguage: Language = "bs";

/** The default language in the form that link previews read. */
export const defaultLocale = "bs_BA";
