import { z } from "zod";
import { type Finding, findingAt, type Source } from "./finding";
import { readJson } from "./reading/json";
import { checkShape } from "./rules/shape";

/** The list, which is written like a list in a JSON file. */
const declaration = /languages = (\[[^\]]*\]?)/;

const twoLetters = z
  .string()
  .regex(/^[a-z]{2}$/)
  .meta({ description: "two small letters, such as fr" });

/**
 * Checks the list of languages before it runs, so that a slip in it is reported like one in
 * `content`.
 *
 * @param source src/contract/languages.ts
 */
export function checkLanguageList(source: Source): Finding[] {
  const match = declaration.exec(source.text);
  if (!match?.[1]) return [findingAt(source, 0, "languageListMissing")];
  const list = match[1];
  const start = match.index + match[0].length - list.length;
  const findings: Finding[] = [];
  const placeOf = (offset: number) => source.placeOf(start + offset);
  const document = readJson({ ...source, text: list, placeOf }, findings);
  if (document) findings.push(...checkShape(z.array(twoLetters).min(1), document));
  const codes = Array.isArray(document?.value) ? document.value : [];
  const twice = codes.findIndex((code, place) => codes.indexOf(code) < place);
  const double = document?.entryAt([twice]);
  if (document && double) {
    const values = { language: String(codes[twice]) };
    findings.push(findingAt(document.source, double.offset, "languageTwice", values));
  }
  return findings;
}
