import { placeOf } from "../finding";
import { languageName } from "../languages";
import type { Fault, Passage } from "../reading/document";

/** The texts of a file. */
export type Texts = readonly Passage[];

/**
 * Looks for a text that stands in an earlier language as well, word for word.
 *
 * @param earlier the texts of the languages before its own
 */
export function explainTwin(passage: Passage, earlier: Texts): Fault[] {
  const twin = findTwin(passage, earlier);
  if (twin === undefined) return [];
  const place = placeOf(twin.source, twin.offsetOf(0));
  const there = `${languageName(twin.language)} (${place}).`;
  const message =
    passage.name === ""
      ? `These words are the same as in ${there}`
      : `"${passage.name}" is the same as in ${there}`;
  return [{ index: 0, advice: { message, remedy: "Translate what is in the wrong language." } }];
}

function findTwin({ text }: Passage, others: Texts): Passage | undefined {
  return others.find((other) => isUntranslated(text, other.text));
}

/**
 * Whether a text says the same in two languages though it should not. Names, single words and
 * placeholders may be alike; two words of ten letters together seldom are.
 */
export function isUntranslated(text: string, other: string): boolean {
  return text === other && isSentence(text);
}

function isSentence(text: string): boolean {
  const words = text.replace(/\{\{.*?\}\}|\S+[@/]\S+/g, " ").match(/\p{L}+/gu) ?? [];
  return words.length > 1 && words.join("").length >= 10;
}
