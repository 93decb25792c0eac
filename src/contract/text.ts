import { z } from "zod";
import { languages } from "./languages";

export type PictureSize = { width: number; height: number };

/** The rules of the check for a value, in addition to its schema. */
export type TextRules = {
  /** Placeholders that the text must have in every language, also those replaced at run time. */
  values?: readonly string[];
  /** Whether the text is a headline, in which ` | ` separates phrases. */
  phrases?: boolean;
  /** The minimum size in pixels of the picture with this name. */
  minimum?: PictureSize;
};

/** The rules of each value, by its schema. */
export const textRules = z.registry<TextRules>();

/** A text that must not be blank. */
export const text = (description: string, rules: TextRules = {}) =>
  z.string().regex(/\S/).meta({ description }).register(textRules, rules);

/** A text in each language, in a file of content/site. */
export const localized = (description: string) =>
  z.strictObject(Object.fromEntries(languages.map((language) => [language, text(description)])));

/**
 * A text in a narrow place.
 *
 * @param reason why it must not be longer
 */
export const label = (description: string, longest: number, reason: string) =>
  text(`${description}, of at most ${longest} characters: ${reason}`).max(longest);

/** A text that must match a pattern. The description must say what the pattern requires. */
export const formatted = (description: string, form: RegExp) =>
  z.string().regex(form).meta({ description });
