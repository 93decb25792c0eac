/**
 * The languages of the site, in the order in which the switcher offers them.
 * README.md has the steps that add one.
 */
export const languages = ["bs", "de", "en"] as const;

export type Language = (typeof languages)[number];

/** Every full load starts in this language; the HTML is written in it. */
export const defaultLanguage: Language = "bs";

/** The default language in the form of link previews, which read the HTML. */
export const defaultLocale = "bs_BA";
