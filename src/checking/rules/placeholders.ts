import { companySchema } from "../../contract/company";
import type { Advice, Check } from "../finding";
import { findDeviations, languageNames, likelyWrong } from "../languages";
import { nearest } from "../nearest";
import { type Fault, findingIn, findingsIn, type Passage } from "../reading/document";

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
    ...findPlaceholders(passage.text, [...values, ...companyPlaceholders]),
    language: passage.language,
    passage,
    label: passage.name === "" ? "The page" : `"${passage.name}"`,
  }));
  for (const { passage, faults } of texts) yield* findingsIn(passage, faults);
  if (texts.some(({ faults }) => faults.length > 0)) return;

  for (const { passage, places, label } of texts) {
    for (const name of values.filter((value) => !places.has(value))) {
      yield findingIn(passage, 0, {
        message: `${label} lacks the placeholder {{${name}}}.`,
        remedy: `Write {{${name}}} where the page is to fill it in.`,
      });
    }
  }
  const used = new Set(texts.flatMap(({ places }) => [...places.keys()]));
  for (const name of [...used].filter((each) => !values.includes(each))) {
    for (const deviation of findDeviations(texts, ({ places }) => places.has(name))) {
      const { passage, places, label } = deviation.version;
      const [has, remedy] = places.has(name)
        ? ["has", "Delete it here, or add it to the others."]
        : ["lacks", `Write {{${name}}} where it belongs.`];
      yield findingIn(passage, places.get(name) ?? 0, {
        message: `${label} ${has} the placeholder {{${name}}}, unlike in ${languageNames(deviation.usual)}.`,
        remedy: remedy + likelyWrong(deviation),
      });
    }
  }
}

/**
 * Finds all placeholders of a text, and whatever looks like one.
 *
 * @param known the names that may be used in this text
 * @returns where each known name stands first, and what is wrong with all else between braces
 */
export function findPlaceholders(
  text: string,
  known: readonly string[],
): { places: Map<string, number>; faults: Fault[] } {
  const places = new Map<string, number>();
  const faults: Fault[] = [];
  for (const { 0: raw, index } of text.matchAll(/\{+[^{}]*\}*|\}+/g)) {
    const name = /^\{\{([\w.]+)\}\}$/.exec(raw)?.[1];
    if (name === undefined) faults.push({ index, advice: explainSpelling(raw, known) });
    else if (!known.includes(name)) faults.push({ index, advice: explainName(raw, name, known) });
    else if (!places.has(name)) places.set(name, index);
  }
  return { places, faults };
}

function explainSpelling(raw: string, known: readonly string[]): Advice {
  const meant = nearest(/[\w.]*\w/.exec(raw)?.[0] ?? "", known);
  const shown = raw.endsWith("}") ? raw : (/^\{+\s*[\w.]*/.exec(raw)?.[0] ?? raw);
  return {
    message: `${shown} is not a complete placeholder.${question(meant)}`,
    remedy: `Write ${spell(meant ?? "company.name")}: two braces on either side, no spaces. Braces have no other use in a text.`,
  };
}

function explainName(raw: string, name: string, known: readonly string[]): Advice {
  const meant = nearest(name, known);
  const all = `Use one of these: ${known.map(spell).join(", ")}.`;
  return {
    message: `${raw} is not a known placeholder.${question(meant)}`,
    remedy: meant ? `Write ${spell(meant)}.` : all,
  };
}

const question = (meant: string | undefined) => (meant ? ` Did you mean ${spell(meant)}?` : "");

const spell = (name: string) => `{{${name}}}`;
