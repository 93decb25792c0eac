import { z } from "zod";
import { companySchema } from "../../contract/company";
import { type Finding, findingAt, type Source } from "../finding";
import { partsOf } from "../partsOf";
import type { Content } from "../reading/content";
import type { Passage } from "../reading/document";

/** The placeholders for the facts in content/site/company.json. Facts that may be missing have none. */
const companyPlaceholders = Object.entries(companySchema.shape)
  .filter(([, schema]) => !(schema instanceof z.ZodOptional))
  .map(([key]) => `company.${key}`)
  .concat("company.fullYears");

/** Checks the placeholders of all texts, and compares the languages with each other. */
export function checkLanguages({ facts, texts, pages }: Content): Finding[] {
  const passages = [...texts, ...pages.flatMap((page) => page.passages)];
  const files = new Set(passages.map(({ file }) => file));
  return [
    ...facts.flatMap((fact) =>
      Array.from(fact.text.matchAll(placeholder), ({ 0: found, index }) =>
        findingAt(fact, index, "leftMark", { found }),
      ),
    ),
    ...texts.flatMap((text) => {
      const model = texts.find(({ name }) => name === text.name);
      return checkPlaceholders(text, model, "placeholderDiffers", text.values);
    }),
    ...pages.flatMap((page) => {
      const model = pages.find(({ slug }) => slug === page.slug);
      return checkPlaceholders(page, model, "factDiffers");
    }),
    ...Array.from(files).flatMap((file) => checkUntranslated(file, passages)),
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

/**
 * Reports unknown placeholders, and differences from the text in the first language.
 *
 * @param required the placeholders that the text must have in every language
 */
function checkPlaceholders(
  text: Source,
  model: Source = text,
  id: "placeholderDiffers" | "factDiffers",
  required: readonly string[] = [],
): Finding[] {
  const known = [...new Set([...required, ...companyPlaceholders])];
  const { places, faults } = readPlaceholders(text, known);
  const expected = readPlaceholders(model, known);
  if (faults.length > 0 || expected.faults.length > 0) return faults;
  const isRight = (name: string) => required.includes(name) || expected.places.has(name);
  const wrong = known.filter((name) => isRight(name) !== places.has(name));
  return wrong.map((name) => findingAt(text, places.get(name) ?? 0, id, { name: inBraces(name) }));
}

/** Languages that share many sentences, and so are not compared with each other. */
const related: readonly string[] = ["bs", "hr", "sr", "cnr", "me", "sh"];

/** Reports once the texts of a file that are the same in the file of an earlier language. */
function checkUntranslated(file: string, passages: readonly Passage[]): Finding[] {
  const versions = passages.filter((each) => partsOf(each.file).name === partsOf(file).name);
  const start = versions.findIndex((each) => each.file === file);
  const { language = "" } = versions[start] ?? {};
  const before = versions
    .slice(0, start)
    .filter((each) => !(related.includes(each.language) && related.includes(language)))
    .reverse();
  const earlier = new Map(before.map(({ text, file }) => [text, file]));
  const own = versions.filter((each) => each.file === file);
  const same = own.filter(({ text }) => earlier.has(text) && isSentence(text));
  const [first] = same;
  if (!first) return [];
  const others = new Set(same.map(({ text }) => earlier.get(text)));
  const values = { count: same.length, others: [...others].join(", ") };
  return [findingAt(first, 0, "untranslated", values)];
}

/** @returns whether a text should differ between languages, unlike a name, a word or a placeholder */
function isSentence(text: string): boolean {
  const words = text.replace(/\{\{[^{}]*\}\}|\S*[@/]\S*/g, " ").match(/\p{L}+/gu) ?? [];
  return words.length > 1 && words.join("").length >= 10;
}
