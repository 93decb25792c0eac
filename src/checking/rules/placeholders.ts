import { z } from "zod";
import { companySchema } from "../../contract/company";
import { type Finding, findingAt, type Source } from "../finding";
import type { Content } from "../reading/content";

/** The placeholders for the facts in content/site/company.json. Facts that may be missing have none. */
const companyPlaceholders = Object.entries(companySchema.shape)
  .filter(([, schema]) => !(schema instanceof z.ZodOptional))
  .map(([key]) => `company.${key}`)
  .concat("company.fullYears");

/** Reports unknown placeholders, and texts that do not have the same ones in every language. */
export function checkPlaceholders({ texts, pages }: Content): Finding[] {
  return [
    ...texts.flatMap((text) => {
      const known = [...new Set([...(text.values ?? []), ...companyPlaceholders])];
      const model = texts.find(({ name }) => name === text.name) ?? text;
      const { places, faults } = readPlaceholders(text, known);
      const expected = readPlaceholders(model, known);
      if (faults.length > 0 || expected.faults.length > 0) return faults;
      const isRight = (name: string) => text.values?.includes(name) || expected.places.has(name);
      return known
        .filter((name) => Boolean(isRight(name)) !== places.has(name))
        .map((name) =>
          findingAt(text, places.get(name) ?? 0, "placeholderDiffers", { name: inBraces(name) }),
        );
    }),
    ...pages.flatMap((page) => readPlaceholders(page, companyPlaceholders).faults),
  ];
}

const inBraces = (name: string) => `{{${name}}}`;

/** Braces with the text between them, and braces that are not closed or opened. */
const placeholder = /\{+[^{}]*\}+|\{+\s*[\w.]*|\}+/g;

/** @returns the first place of each known placeholder, and a finding for everything else in braces */
function readPlaceholders(source: Source, known: readonly string[]) {
  const places = new Map<string, number>();
  const faults: Finding[] = [];
  const all = known.map(inBraces).join(", ");
  for (const { 0: found, index } of source.text.matchAll(placeholder)) {
    const name = known.find((each) => inBraces(each) === found);
    if (name !== undefined) places.set(name, places.get(name) ?? index);
    else faults.push(findingAt(source, index, "unknownPlaceholder", { found, known: all }));
  }
  return { places, faults };
}
