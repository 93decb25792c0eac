import { companySchema } from "../../contract/company";
import { type Finding, findingAt, type Source } from "../finding";
import type { Content } from "../reading/content";

const inBraces = (name: string) => `{{${name}}}`;

/** The facts that a text can contain: all but the opening hours, which are a list. */
const factNames = [...Object.keys(companySchema.shape), "fullYears"].filter(
  (key) => key !== "hours",
);

const placeholdersOf = (keys: readonly string[]) => keys.map((key) => inBraces(`company.${key}`));

/** Braces with the text between them, and braces that are not closed or opened. */
const placeholder = /\{+[^{}]*\}+|\{+\s*[\w.]*|\}+/g;

/** Reports unknown placeholders, those for facts that are missing, and those that a language lacks. */
export function checkPlaceholders({ texts, pages, company }: Content): Finding[] {
  const own = company && { ...company, fullYears: company.years };
  const missing = placeholdersOf(factNames.filter((key) => own && !(key in own)));
  const facts = placeholdersOf(factNames).filter((each) => !missing.includes(each));

  const checkNames = (source: Source, known: readonly string[]) =>
    Array.from(source.text.matchAll(placeholder)).flatMap(({ 0: found, index }) => {
      if (known.includes(found)) return [];
      if (missing.includes(found)) return [findingAt(source, index, "missingFact", { found })];
      const values = { found, known: known.join(", ") };
      return [findingAt(source, index, "unknownPlaceholder", values)];
    });

  return [
    ...pages.flatMap((page) => checkNames(page, facts)),
    ...texts.flatMap((text) => {
      const values = (text.values ?? []).map(inBraces);
      const known = [...new Set([...values, ...facts])];
      const model = texts.find(({ name }) => name === text.name) ?? text;
      const faults = checkNames(text, known);
      if (faults.length > 0 || checkNames(model, known).length > 0) return faults;
      return known
        .filter(
          (name) =>
            (values.includes(name) || model.text.includes(name)) !== text.text.includes(name),
        )
        .map((name) =>
          findingAt(text, Math.max(0, text.text.indexOf(name)), "placeholderDiffers", { name }),
        );
    }),
  ];
}
