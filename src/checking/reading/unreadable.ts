import { characters } from "../../delivery/fonts/characters";
import { type Finding, type FindingId, findingAt, type Source } from "../finding";

/** What windows-1252 has for the codes from 80 to 9F. Node's own decoder leaves them as they are. */
const windows1252 = "€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008DŽ\u008F\u0090‘’“”•–—˜™š›œ\u009DžŸ";

const latin1 = (bytes: Uint8Array) => String.fromCharCode(...bytes);

/** The code pages with which programs read a file in UTF-8 by mistake. */
const codePages: readonly ((bytes: Uint8Array) => string)[] = [
  latin1,
  (bytes) =>
    latin1(bytes).replace(/[\x80-\x9F]/g, (code) => windows1252[code.charCodeAt(0) - 0x80] ?? code),
  (bytes) => new TextDecoder("windows-1250").decode(bytes),
];

const garble = (text: string) => codePages.map((read) => read(new TextEncoder().encode(text)));

/** The letters and signs of the fonts by what is made of them, once or twice: `Ä‡` for `ć`. */
const letters = new Map(
  Array.from(characters.replace(/[ -~]/g, "")).flatMap((letter) =>
    garble(letter)
      .flatMap((once) => [once, ...garble(once)])
      .map((garbled) => [garbled, letter] as const),
  ),
);

/** The longest first; without a letter in quotes, as in `‚Ä‘`. */
const sequences = [...letters.keys()].sort((a, b) => b.length - a.length).join("|");
const garbled = new RegExp(`(?<![‚‘„“»])(?:${sequences})`, "g");

/** Faults that prevent all other checks. */
const fatalFaults = Object.entries({
  notUtf8: /^\uFEFF|\uFFFD/,
  noText: /^\s*$/,
  mergeConflict: /^(?:<{7}|>{7})(?: .*)?$/m,
}) as [FindingId, RegExp][];

/** @returns the first fault that prevents all other checks of a file */
export function findUnreadable(source: Source): Finding | undefined {
  const { text } = source;
  for (const [id, pattern] of fatalFaults) {
    const index = text.search(pattern);
    if (index !== -1) return findingAt(source, index, id);
  }
  // A garbled Š ends with a space that does not break.
  const words = [...text.matchAll(/[^ \t\r\n"()[\]<>]+/g)];
  const spoiled = words.filter(({ 0: word }) => word.search(garbled) >= 0);
  const [first] = spoiled;
  if (!first) return undefined;
  const word = first[0].slice(0, 60);
  const right = word.replace(garbled, (each) => letters.get(each) ?? each);
  return findingAt(source, first.index, "garbled", { count: spoiled.length, word, right });
}
