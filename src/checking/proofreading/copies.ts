import { type Check, type Fault, fileFinding } from "../finding";
import { languageName } from "../languages";
import type { Passage } from "../reading/document";

/** Looks for a file, given in each language, of which most texts are those of another language. */
export function* findCopies(versions: readonly (readonly Passage[])[]): Check {
  for (const [index, later] of versions.entries()) {
    const earlier = versions.slice(0, index).find((other) => isCopy(later, other));
    if (earlier === undefined) continue;
    const [[copy], [original]] = lackOwnLetters(earlier) ? [earlier, later] : [later, earlier];
    if (!copy || !original) continue;
    const language = languageName(original.language);
    yield fileFinding(copy.file, {
      message: `Most texts are the same as in ${language} (${original.file}).`,
      remedy: `Write them in ${languageName(copy.language)}, or bring the file back from the history; if this one is right, do so with the ${language} one.`,
    });
  }
}

function isCopy(texts: readonly Passage[], others: readonly Passage[]): boolean {
  const sentences = texts.filter(({ text }) => isSentence(text));
  const copied = sentences.filter((passage) => findTwin(passage, others));
  return copied.length * 2 > sentences.length;
}

/** Looks for a text among those of the languages before its own, where it stands word for word. */
export function explainTwin(passage: Passage, earlier: readonly Passage[]): Fault[] {
  const twin = findTwin(passage, earlier);
  if (twin === undefined) return [];
  const there = `${languageName(twin.language)} (${twin.file}:${twin.placeOf(0).line}).`;
  const message =
    passage.name === ""
      ? `These words are the same as in ${there}`
      : `"${passage.name}" is the same as in ${there}`;
  return [{ index: 0, message, remedy: "Translate what is in the wrong language." }];
}

function findTwin({ text }: Passage, others: readonly Passage[]): Passage | undefined {
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

/** The letters that a language adds to the alphabet. */
const ownLetters: Partial<Record<string, string>> = { bs: "čćđšž", de: "äöüß" };

/** No text in such a language has fewer of them; names in another language are less than that. */
const oneInLetters = 300;

/** How many letters say enough about how a file is spelt. */
const longEnough = 500;

/** Looks for a file that was typed without the letters that its language adds to the alphabet. */
export function* findMissingLetters(texts: readonly Passage[]): Check {
  const [first] = texts;
  if (!first || lettersOf(texts).length < longEnough || !lackOwnLetters(texts)) return;
  const letters = [...(ownLetters[first.language] ?? "")].join(", ");
  const advice = {
    message: `The whole file has hardly any of the letters ${letters}.`,
    remedy: `Write it with them, as ${languageName(first.language)} is spelt.`,
  };
  yield fileFinding(first.file, advice, "warning");
}

function lackOwnLetters(texts: readonly Passage[]): boolean {
  const own = ownLetters[texts[0]?.language ?? ""];
  if (own === undefined) return false;
  const letters = lettersOf(texts);
  const found = letters.filter((letter) => own.includes(letter.toLowerCase()));
  return found.length * oneInLetters < letters.length;
}

function lettersOf(texts: readonly Passage[]): string[] {
  return texts.flatMap(({ text }) => text.match(/\p{L}/gu) ?? []);
}
