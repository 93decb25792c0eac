import { companySchema } from "../../contract/company";
import { type Advice, type Check, type Fault, findingAt, findingsIn } from "../finding";
import { findDeviations, languageNames, likelyWrong } from "../languages";
import { nearest } from "../nearest";
import type { Passage } from "../reading/document";

/** Names of the placeholders that stand for the facts in content/site/company.json. */
const companyPlaceholders = Object.keys(companySchema.shape).map((key) => `company.${key}`);

/**
 * Checks the placeholders of a text, and whether every language has the same. They are not
 * compared as long as one of them is wrong in itself.
 *
 * @param versions the text in each language, or a whole page, which has no name
 */
export function* checkPlaceholders(versions: readonly Passage[]): Check {
  const values = versions[0]?.values ?? [];
  const texts = versions.map((passage) => ({
    ...passage,
    ...findPlaceholders(passage.text, [...values, ...companyPlaceholders]),
    label: passage.name === "" ? "The page" : `"${passage.name}"`,
  }));
  for (const text of texts) yield* findingsIn(text, text.faults);
  if (texts.some(({ faults }) => faults.length > 0)) return;

  for (const text of texts) {
    for (const name of values.filter((value) => !text.places.has(value))) {
      yield findingAt(text, 0, {
        message: `${text.label} lacks the placeholder {{${name}}}.`,
        remedy: `Write {{${name}}} where the page is to fill it in.`,
      });
    }
  }
  const used = new Set(texts.flatMap(({ places }) => [...places.keys()]));
  for (const name of [...used].filter((each) => !values.includes(each))) {
    for (const deviation of findDeviations(texts, ({ places }) => places.has(name))) {
      const { version, usual } = deviation;
      const place = version.places.get(name);
      const [has, remedy] =
        place === undefined
          ? ["lacks", `Write {{${name}}} where it belongs.`]
          : ["has", "Delete it here, or add it to the others."];
      yield findingAt(version, place ?? 0, {
        message: `${version.label} ${has} the placeholder {{${name}}}, unlike in ${languageNames(usual)}.`,
        remedy: remedy + likelyWrong(deviation),
      });
    }
  }
}

/**
 * @param known the names that the placeholders of this text may have
 * @returns where each of these stands first, and what is wrong with all else between braces
 */
export function findPlaceholders(
  text: string,
  known: readonly string[],
): { places: Map<string, number>; faults: Fault[] } {
  const places = new Map<string, number>();
  const faults: Fault[] = [];
  for (const { 0: raw, index } of text.matchAll(/\{+[^{}]*\}*|\}+/g)) {
    const name = /^\{\{([\w.]+)\}\}$/.exec(raw)?.[1];
    if (name === undefined || !known.includes(name)) {
      faults.push({ index, ...explain(raw, name, known) });
    } else if (!places.has(name)) places.set(name, index);
  }
  return { places, faults };
}

/** @param name what stands between the braces; undefined when these are not as they have to be */
function explain(raw: string, name: string | undefined, known: readonly string[]): Advice {
  const meant = nearest(name ?? /[\w.]*\w/.exec(raw)?.[0] ?? "", known);
  const question = meant ? ` Did you mean ${spell(meant)}?` : "";
  if (name !== undefined) {
    const all = `Use one of these: ${known.map(spell).join(", ")}.`;
    return {
      message: `${raw} is not a known placeholder.${question}`,
      remedy: meant ? `Write ${spell(meant)}.` : all,
    };
  }
  const shown = raw.endsWith("}") ? raw : (/^\{+\s*[\w.]*/.exec(raw)?.[0] ?? raw);
  return {
    message: `${shown} is not a complete placeholder.${question}`,
    remedy: `Write ${spell(meant ?? "company.name")}: two braces on either side, no spaces. Braces have no other use in a text.`,
  };
}

const spell = (name: string) => `{{${name}}}`;
