import { type Finding, findingAt } from "../finding";
import { languageName } from "../languages";
import type { Passage } from "../reading/document";

/** @returns a warning if a language before this one has the same text */
export function checkUntranslated(passage: Passage, earlier: readonly Passage[]): Finding[] {
  const twin = earlier.find(({ text }) => isUntranslated(passage.text, text));
  if (!twin) return [];
  const place = `${twin.file}:${twin.placeOf(0).line}`;
  const values = { name: passage.name, language: languageName(twin.language), place };
  const id = passage.name === "" ? "untranslatedBlock" : "untranslated";
  return [findingAt(passage, 0, id, values)];
}

/**
 * @returns whether a text is the same in two languages and should not be. Names, single words and
 *   placeholders may be the same; two words of ten letters together seldom are.
 */
export function isUntranslated(text: string, other: string): boolean {
  if (text !== other) return false;
  const words = text
    .replace(/\{\{[^{}]*\}\}/g, " ")
    .split(/\s+/)
    .filter((word) => !/[@/]/.test(word))
    .flatMap((word) => word.match(/\p{L}+/gu) ?? []);
  return words.length > 1 && words.join("").length >= 10;
}
