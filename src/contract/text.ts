import { z } from "zod";

export type PictureSize = { width: number; height: number };

/** What the check demands of a value in addition to its schema. Every text may name company facts. */
export type TextRules = {
  /** Placeholders that the page fills in at run time: each must stand in every language. */
  values?: readonly string[];
  /** The words that the owner has given for English; other languages are free. */
  english?: string;
  /** Whether the text is a headline, in which ` | ` separates groups of words. */
  groups?: boolean;
  /** The number of characters that search engines show, with the company's facts filled in. */
  longest?: number;
  /** The smallest size in pixels at which the picture of this name is sharp in its place. */
  minimum?: PictureSize;
  /** Why a group has exactly these entries. */
  fixed?: string;
};

/** The demands on each value, by its schema. */
export const textRules = z.registry<TextRules>();

/** A text that must not be blank. */
export const text = (description: string, rules: TextRules = {}) =>
  z.string().regex(/\S/).meta({ description }).register(textRules, rules);
