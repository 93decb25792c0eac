/** The language of the CMS that has the words of the form; the build replaces it. */
declare const CMS_LANGUAGE: string;

/** The CMS has no setting for its language: it reads the preference of its user while it is imported. */
const preferences = "sveltia-cms.prefs";
const stored = JSON.parse(localStorage.getItem(preferences) ?? "{}");
localStorage.setItem(preferences, JSON.stringify({ ...stored, locale: CMS_LANGUAGE }));
