import type { Language } from "../../language/languages";

const names = new Intl.DisplayNames("en", { type: "language" });

/** @returns the language's English name, such as "German" for `de` */
export function languageName(language: Language): string {
  return names.of(language) ?? language;
}
