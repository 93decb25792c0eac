import { z } from "zod";
import { companySchema } from "../../contract/company";
import { type Fault, type Finding, findingAt, findingsIn } from "../finding";
import { findDeviations, languageNames, likelyWrong } from "../languages";
import { nearest } from "../nearest";
import type { Passage } from "../reading/document";

/** The placeholders for the facts in content/site/company.json. Facts that may be missing have none. */
const companyPlaceholders = Object.entries(companySchema.shape)
  .filter(([, schema]) => !(schema instanceof z.ZodOptional))
  .map(([key]) => `company.${key}`);

/** A text with more faults is damaged as a whole. */
const mostFaults = 10;

/**
 * Checks the placeholders of a text, and whether every language has the same. They are not
 * compared while one of them is wrong in itself.
 *
 * @param versions the text in each language, or a whole page, which has no name
 */
export function checkPlaceholders(versions: readonly Passage[]): Finding[] {
  const values = versions[0]?.values ?? [];
  const texts = versions.map((passage) => ({
    ...passage,
    ...findPlaceholders(passage.text, [...values, ...companyPlaceholders]),
    label: passage.name === "" ? "The page" : `"${passage.name}"`,
  }));
  const faulty = texts.flatMap((text) => findingsIn(text, text.faults));
  if (faulty.length > 0) return faulty;

  const findings = texts.flatMap((text) =>
    values
      .filter((value) => !text.places.has(value))
      .map((value) =>
        findingAt(text, 0, "lacksValue", { subject: text.label, placeholder: spell(value) }),
      ),
  );
  const used = new Set(texts.flatMap(({ places }) => [...places.keys()]));
  for (const name of [...used].filter((each) => !values.includes(each))) {
    for (const deviation of findDeviations(texts, ({ places }) => places.has(name))) {
      const { version, usual } = deviation;
      const place = version.places.get(name);
      const id = place === undefined ? "lacksPlaceholder" : "hasPlaceholder";
      findings.push(
        findingAt(version, place ?? 0, id, {
          subject: version.label,
          placeholder: spell(name),
          others: languageNames(usual),
          likely: likelyWrong(deviation),
        }),
      );
    }
  }
  return findings;
}

/**
 * @param known the placeholders that this text may have
 * @returns the first place of each of them, and the first faults of everything else between braces
 */
export function findPlaceholders(
  text: string,
  known: readonly string[],
): { places: Map<string, number>; faults: Fault[] } {
  const places = new Map<string, number>();
  const faults: Fault[] = [];
  for (const { 0: raw, index } of text.matchAll(/\{+[^{}]*\}*|\}+/g)) {
    const name = /^\{\{([\w.]+)\}\}$/.exec(raw)?.[1];
    if (faults.length === mostFaults) break;
    if (name === undefined || !known.includes(name)) {
      faults.push({ index, ...explain(raw, name, known) });
    } else if (!places.has(name)) places.set(name, index);
  }
  return { places, faults };
}

/** @param name the text between two braces on either side; undefined if there are no such braces */
function explain(raw: string, name: string | undefined, known: readonly string[]) {
  const meant = nearest(name ?? /[\w.]*\w/.exec(raw)?.[0] ?? "", known);
  const question = meant ? ` Did you mean ${spell(meant)}?` : "";
  if (name !== undefined) {
    const all = `Use one of these: ${known.map(spell).join(", ")}.`;
    const remedy = meant ? `Write ${spell(meant)}.` : all;
    return { id: "unknownPlaceholder", values: { found: raw, question, remedy } } as const;
  }
  const found = raw.endsWith("}") ? raw : (/^\{+\s*[\w.]*/.exec(raw)?.[0] ?? raw);
  const values = { found, question, meant: spell(meant ?? "company.name") };
  return { id: "incompletePlaceholder", values } as const;
}

const spell = (name: string) => `{{${name}}}`;
