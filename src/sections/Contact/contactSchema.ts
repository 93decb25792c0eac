import * as z from "zod/mini";
import type { TextKey } from "../../language/text";

/** The characters that nobody sees: format and control characters, fillers, blank letters, joiners. */
const invisible = /[\p{Cf}\p{Default_Ignorable_Code_Point}\u2800\uFFFC]|(?![\t\n\r])\p{Cc}/gu;

/** @returns what a reader sees of a value */
const visible = (value: string) => value.replace(invisible, "").trim();

/** A string whose error message is the key of a text. */
const textOf = (error?: TextKey) => z.string({ error });

/** Requires a number of characters as a reader counts them: a combining mark is not one of its own. */
const atLeast = (characters: number, message: TextKey) => {
  const pattern = new RegExp(`(?:\\P{M}\\p{M}*){${characters}}`, "u");
  return textOf(message).check(({ value: input, issues }) => {
    if (!pattern.test(visible(input))) issues.push({ code: "custom", input, message });
  });
};

/** Removes invisible characters, and the full stop of a sentence from which an address was copied. */
const cleaned = z.overwrite((value: string) => visible(value).replace(/\.$/, ""));

const letters = "[\\p{L}\\p{M}\\p{N}]+";
const localPart = "[\\p{L}\\p{M}\\p{N}!#$%&'*+/=?^_`{|}~-]+";
const label = `${letters}(?:-+${letters})*`;

/** An address without quotes, with letters of any script: zod's patterns refuse `müller@bücher.de`. */
const address = new RegExp(
  `^${localPart}(?:\\.${localPart})*@(?:${label}\\.)+(?=\\p{L}.)${label}$`,
  "u",
);

/** The rules of the contact form. They return what was typed; only the e-mail address is cleaned. */
export const contactSchema = z.object({
  name: atLeast(2, "contact.validation.name"),
  email: textOf("contact.validation.email").check(cleaned, z.regex(address)),
  phone: z.catch(textOf(), ""),
  message: atLeast(10, "contact.validation.message"),
});

export type ContactValues = z.infer<typeof contactSchema>;
