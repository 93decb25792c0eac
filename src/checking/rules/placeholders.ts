import { z } from "zod";
import { companySchema } from "../../contract/company";
import { type Finding, findingAt, type Source } from "../finding";
import { findDeviations, languageNames } from "../languages";
import { didYouMean, nearest } from "../nearest";
import { type Passage, subjectOf } from "../reading/document";

/** The placeholders for the facts in content/site/company.json. Facts that may be missing have none. */
const companyPlaceholders = Object.entries(companySchema.shape)
  .filter(([, schema]) => !(schema instanceof z.ZodOptional))
  .map(([key]) => `company.${key}`)
  .concat("company.fullYears");

/** The maximum number of errors that are reported in one text. */
const mostFaults = 10;

const spell = (name: string) => `{{${name}}}`;

/**
 * Checks the placeholders of a text. If they have no errors, compares them between the languages,
 * which must have the same placeholders.
 *
 * @param versions the text in each language, or a whole page, which has no name
 */
export function checkPlaceholders(versions: readonly Passage[]): Finding[] {
  const required = versions[0]?.values ?? [];
  const known = [...required, ...companyPlaceholders];
  const texts = versions.map((passage) => ({ ...passage, ...findPlaceholders(passage, known) }));
  const faulty = texts.flatMap(({ findings }) => findings);
  if (faulty.length > 0) return faulty;

  const used = texts.flatMap(({ places }) => [...places.keys()]);
  return [...new Set([...required, ...used])].flatMap((name) => {
    const has = ({ places }: { places: Places }) => places.has(name);
    const lacking = texts.filter((text) => !has(text));
    const deviations = required.includes(name)
      ? lacking.map((version) => ({ version, usual: texts.filter(has) }))
      : findDeviations(texts, has);
    return deviations.map(({ version, usual }) => {
      const place = version.places.get(name);
      const id = place === undefined ? "lacksPlaceholder" : "hasPlaceholder";
      const unlike = usual.length > 0 ? `, unlike in ${languageNames(usual)}` : "";
      const values = { subject: subjectOf(version), placeholder: spell(name), unlike };
      return findingAt(version, place ?? 0, id, values);
    });
  });
}

type Places = ReadonlyMap<string, number>;

/** Braces with the text between them, and braces that are not closed or opened. */
const placeholder = /\{+[^{}]*\}+|\{+\s*[\w.]*|\}+/g;

/**
 * @param known the placeholders that this text may have
 * @returns the first place of each of them, and the first faults of everything else between braces
 */
function findPlaceholders(
  source: Source,
  known: readonly string[],
): { places: Places; findings: Finding[] } {
  const places = new Map<string, number>();
  const findings: Finding[] = [];
  for (const { 0: found, index } of source.text.matchAll(placeholder)) {
    const name = /[\w.]*\w/.exec(found)?.[0] ?? "";
    const isComplete = found === spell(name);
    if (isComplete && known.includes(name)) places.set(name, places.get(name) ?? index);
    else if (findings.length < mostFaults) {
      const meant = nearest(name, known);
      const proposed = (meant ? [meant] : known).map(spell).join(" or ");
      const values = { found, question: didYouMean(name, known, spell), proposed };
      const id = isComplete ? "unknownPlaceholder" : "incompletePlaceholder";
      findings.push(findingAt(source, index, id, values));
    }
  }
  return { places, findings };
}
