import type { Language } from "../contract/languages";

const englishNames = new Intl.DisplayNames("en", { type: "language" });

/** @returns the language's English name, such as "German" for `de` */
export function languageName(language: Language): string {
  return englishNames.of(language) ?? language;
}

type Version = { language: Language };

/** A version that differs from the majority. */
export type Deviation<V extends Version> = { version: V; usual: readonly V[] };

/**
 * Compares the versions of a thing in several languages. The majority is right; of equally large
 * groups, the first is.
 *
 * @param keyOf returns what has to be the same in every language
 * @returns each version that differs from the majority
 */
export function findDeviations<V extends Version>(
  versions: readonly V[],
  keyOf: (version: V) => unknown,
): Deviation<V>[] {
  const groups = versions.map((version) =>
    versions.filter((other) => keyOf(other) === keyOf(version)),
  );
  const most = Math.max(...groups.map(({ length }) => length));
  const usual = groups.find(({ length }) => length === most) ?? [];
  return versions
    .filter((version) => !usual.includes(version))
    .map((version) => ({ version, usual }));
}

/** @returns the English names of the languages, such as "Bosnian and German" */
export function languageNames(versions: readonly Version[]): string {
  return new Intl.ListFormat("en").format(versions.map(({ language }) => languageName(language)));
}

/** @returns a sentence that names the version that is probably wrong, or an empty text */
export function likelyWrong({ version, usual }: Deviation<Version>): string {
  return usual.length > 1
    ? ` Most languages agree, so the ${languageName(version.language)} one is probably wrong.`
    : "";
}
