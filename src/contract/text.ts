import { z } from "zod";

export type PictureSize = { width: number; height: number };

/** What is asked of a text besides being there; the facts of the company it may name in any case. */
export type TextRules = {
  /** Placeholders that the page fills in while it runs: each must stand in every language. */
  values?: readonly string[];
  /** The words that the owner has given for English; other languages are free. */
  english?: string;
  /** Whether ` | ` parts groups of words that stay whole where a line is too narrow for all. */
  groups?: boolean;
  /** How many pixels the picture of this name needs so that it stays sharp in its place. */
  minimum?: PictureSize;
};

/** What is asked of each text, by its schema. */
export const textRules = z.registry<TextRules>();

/** A text that must not be blank. */
export const text = (description: string, rules: TextRules = {}) =>
  z.string().regex(/\S/).meta({ description }).register(textRules, rules);
