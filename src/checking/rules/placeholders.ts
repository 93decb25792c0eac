import { type Company, companySchema } from "../../contract/company";
import { type Finding, findingAt, type Source } from "../finding";
import type { Content } from "../reading/content";

/** The facts that a text can contain: all but the opening hours, which are a list. */
const facts = Object.keys(companySchema.shape)
  .filter((key) => key !== "hours")
  .concat("fullYears");

/** Reports unknown placeholders, and texts that do not have the same ones in every language. */
export function checkPlaceholders({ texts, pages, company }: Content): Finding[] {
  return [
    ...texts.flatMap((text) => {
      const { values = [] } = text;
      const model = texts.find(({ name }) => name === text.name) ?? text;
      const { places, faults } = readPlaceholders(text, values, company);
      const expected = readPlaceholders(model, values, company);
      if (faults.length > 0 || expected.faults.length > 0) return faults;
      const required = new Set([...values, ...expected.places.keys()]);
      const names = new Set([...required, ...places.keys()]);
      return Array.from(names)
        .filter((name) => required.has(name) !== places.has(name))
        .map((name) =>
          findingAt(text, places.get(name) ?? 0, "placeholderDiffers", { name: inBraces(name) }),
        );
    }),
    ...pages.flatMap((page) => readPlaceholders(page, [], company).faults),
  ];
}

const inBraces = (name: string) => `{{${name}}}`;

/** Braces with the text between them, and braces that are not closed or opened. */
const placeholder = /\{+[^{}]*\}+|\{+\s*[\w.]*|\}+/g;

/**
 * @param values the placeholders that this text has in addition to those for facts
 * @returns the first place of each known placeholder, and a finding for everything else in braces
 */
function readPlaceholders(source: Source, values: readonly string[], company?: Company) {
  const places = new Map<string, number>();
  const faults: Finding[] = [];
  const isMissing = (key: string) => company && key !== "fullYears" && !Object.hasOwn(company, key);
  const missing = facts.filter(isMissing).map((key) => inBraces(`company.${key}`));
  const present = facts.filter((key) => !isMissing(key)).map((key) => `company.${key}`);
  const known = [...new Set([...values, ...present])];
  const all = known.map(inBraces).join(", ");
  for (const { 0: found, index } of source.text.matchAll(placeholder)) {
    const name = known.find((each) => inBraces(each) === found);
    if (name !== undefined) places.set(name, places.get(name) ?? index);
    else if (missing.includes(found))
      faults.push(findingAt(source, index, "missingFact", { found }));
    else faults.push(findingAt(source, index, "unknownPlaceholder", { found, known: all }));
  }
  return { places, faults };
}
