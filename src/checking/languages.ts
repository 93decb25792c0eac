import type { Language } from "../contract/languages";

const englishNames = new Intl.DisplayNames("en", { type: "language" });

/** @returns the language's English name, such as "German" for `de` */
export function languageName(language: Language): string {
  return englishNames.of(language) ?? language;
}

/** @returns the English names of the languages, such as "Bosnian and German" */
export function languageNames(versions: readonly { language: Language }[]): string {
  return new Intl.ListFormat("en").format(versions.map(({ language }) => languageName(language)));
}

/**
 * Compares the versions of a text or page in several languages. The majority is correct. If several
 * groups are equally large, the first group is correct.
 *
 * @param keyOf returns the value that must be the same in every language
 * @returns each version that differs from the majority, with the majority
 */
export function findDeviations<V extends { language: Language }>(
  versions: readonly V[],
  keyOf: (version: V) => unknown,
): { version: V; usual: readonly V[] }[] {
  const groups = versions.map((version) =>
    versions.filter((other) => keyOf(other) === keyOf(version)),
  );
  const [usual = []] = groups.sort((a, b) => b.length - a.length);
  return versions
    .filter((version) => !usual.includes(version))
    .map((version) => ({ version, usual }));
}
