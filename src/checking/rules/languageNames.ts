import type { Language } from "../../contract/languages";

const englishNames = new Intl.DisplayNames("en", { type: "language" });

const known = new Map<Language, string>();

/** @returns the language's English name, such as "German" for `de` */
export function languageName(language: Language): string {
  const name = known.get(language) ?? englishNames.of(language) ?? language;
  known.set(language, name);
  return name;
}
