/** The language of the CMS that has the words of the form; the build replaces it. */
declare const CMS_LANGUAGE: string;

// Months as numbers, since the CMS would name them in its nearest language, and hours without AM and PM.
const write = Date.prototype.toLocaleString;
Date.prototype.toLocaleString = function (
  locale?: Intl.LocalesArgument,
  { month, ...options }: Intl.DateTimeFormatOptions = {},
) {
  return write.call(this, locale, { ...options, month: month && "numeric", hour12: false });
};

/** The CMS has no setting for its language: it reads the preference of its user while it is imported. */
const preferences = "sveltia-cms.prefs";
let stored = {};
try {
  stored = JSON.parse(localStorage.getItem(preferences) ?? "{}");
} catch {
  // A damaged one is replaced.
}
localStorage.setItem(preferences, JSON.stringify({ ...stored, locale: CMS_LANGUAGE }));
