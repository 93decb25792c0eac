import type { Language } from "../contract/languages";

const englishNames = new Intl.DisplayNames("en", { type: "language" });

/** @returns the language's English name, such as "German" for `de` */
export function languageName(language: Language): string {
  return englishNames.of(language) ?? language;
}

/** A thing in one language. */
type Version = { language: Language };

/** A version that differs from others, which agree. */
export type Deviation<V extends Version> = { version: V; usual: readonly V[] };

/**
 * Compares a thing in all its languages, and takes for right what most of them have; where as many
 * have one thing as another, what the first of them has.
 *
 * @param keyOf what has to be the same in every language
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

/** @returns a sentence on which version is probably wrong, or nothing where that is open */
export function likelyWrong({ version, usual }: Deviation<Version>): string {
  return usual.length > 1
    ? ` Most languages agree, so the ${languageName(version.language)} one is probably wrong.`
    : "";
}
