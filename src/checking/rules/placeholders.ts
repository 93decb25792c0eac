import { companySchema } from "../../contract/company";
import type { Advice } from "../finding";
import { nearest } from "../nearest";
import { keysAt } from "./schemaTree";

/** Something between braces in a text. */
export type Placeholder = {
  index: number;
  /** The name that stands in it or, where that is wrong, the one that was probably meant. */
  name: string | undefined;
  fault: Advice | undefined;
};

/** Names of the placeholders that stand for the facts in content/site/company.json. */
export const companyPlaceholders: readonly string[] = keysAt(companySchema, []).map(
  (key) => `company.${key}`,
);

/**
 * Finds all placeholders of a text, and whatever looks like one.
 *
 * @param known the names that may be used in this text
 */
export function findPlaceholders(text: string, known: readonly string[]): Placeholder[] {
  return [...text.matchAll(/\{+[^{}]*\}*|\}+/g)].map((match) => toPlaceholder(match, known));
}

/**
 * Compares the placeholders of a text with those of the same text in another language.
 *
 * @returns the names that are lost and the placeholders that are too many; nothing while a
 *   placeholder of one side is in doubt
 */
export function comparePlaceholders(
  own: readonly Placeholder[],
  reference: readonly Placeholder[],
): { lost: string[]; extra: Placeholder[] } {
  const ownNames = namesOf(own);
  const referenceNames = namesOf(reference);
  if (ownNames === undefined || referenceNames === undefined) return { lost: [], extra: [] };
  return {
    lost: [...referenceNames].filter((name) => !ownNames.has(name)),
    extra: own.filter(
      ({ name, fault }) => !fault && name !== undefined && !referenceNames.has(name),
    ),
  };
}

function toPlaceholder(match: RegExpExecArray, known: readonly string[]): Placeholder {
  const [raw] = match;
  const index = match.index;
  const written = /^\{\{([\w.]+)\}\}$/.exec(raw)?.[1];
  if (written !== undefined && known.includes(written)) {
    return { index, name: written, fault: undefined };
  }
  const word = written ?? /[\w.]*\w/.exec(raw)?.[0] ?? "";
  const name = known.includes(word) ? word : nearest(word, known);
  const fault = written === undefined ? malformed(raw, name) : unknown(raw, name, known);
  return { index, name, fault };
}

function malformed(raw: string, meant: string | undefined): Advice {
  const shown = raw.endsWith("}") ? raw : (/^\{+\s*[\w.]*/.exec(raw)?.[0] ?? raw);
  return {
    message: `${shown} is not a complete placeholder.${question(meant)}`,
    remedy: `Write ${spell(meant ?? "company.name")}: two braces on either side, no spaces. Braces have no other use in a text.`,
  };
}

function unknown(raw: string, meant: string | undefined, known: readonly string[]): Advice {
  return {
    message: `${raw} is not a known placeholder.${question(meant)}`,
    remedy:
      meant === undefined
        ? `Use one of these: ${known.map(spell).join(", ")}.`
        : `Write ${spell(meant)}.`,
  };
}

function question(meant: string | undefined): string {
  return meant === undefined ? "" : ` Did you mean ${spell(meant)}?`;
}

function spell(name: string): string {
  return `{{${name}}}`;
}

function namesOf(placeholders: readonly Placeholder[]): Set<string> | undefined {
  const names = placeholders.flatMap(({ name }) => name ?? []);
  return names.length === placeholders.length ? new Set(names) : undefined;
}
