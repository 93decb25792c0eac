/**
 * The languages of the site, in the order in which the switcher offers them; the first is that of the HTML,
 * and so of every page load. README.md says what else a new language needs.
 */
export const languages = ["bs", "de", "en"] as const;

export type Language = (typeof languages)[number];

export const defaultLanguage: Language = languages[0];

const { region } = new Intl.Locale(defaultLanguage).maximize();

/** The default language as og:locale, such as `bs_BA`. */
export const defaultLocale = `${defaultLanguage}_${region}`;
