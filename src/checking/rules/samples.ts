import { type Finding, findingAt, type Source } from "../finding";
import type { Content } from "../reading/content";

/** The samples in content/site, and hosts of this machine, on which the contact form is tried out. */
const sampleFacts =
  /(?<![\p{L}-])(?:primjer|beispiel|example)\S*|ime prezime|^(?:funkcija|funktion|function)$|(?<!\d)000 000|^00 .*|^0[0-]+$|localhost/giu;

/** The samples in the texts and the legal pages. The hint of the e-mail field is at example.net, and stays. */
const sampleTexts =
  /privremeni tekst|konačan tekst još nije|platzhaltertext|endgültige text ist noch nicht|placeholder text|final text has not been|(?<![\w.])example\.(?:com|org)/gi;

/** Reports what this repository came with where an owner's own facts and texts belong. */
export function checkSamples({ facts, slots, texts, pages }: Content): Finding[] {
  const find = (pattern: RegExp) => (source: Source) =>
    Array.from(source.text.matchAll(pattern), ({ 0: found, index }) =>
      findingAt(source, index, "sample", { found }),
    );
  return [
    ...[...facts, ...slots].flatMap(find(sampleFacts)),
    ...[...texts, ...pages].flatMap(find(sampleTexts)),
  ];
}
