import * as z from "zod/mini";
import type { TextKey } from "../../language/text";

/** A string whose error message is the key of a text. */
const textOf = (error?: TextKey) => z.string({ error });

/** Requires a number of characters, without the spaces around them. */
const atLeast = (characters: number, error: TextKey) =>
  textOf(error).check(z.refine((value) => value.trim().length >= characters, { error }));

const letters = "[\\p{L}\\p{M}\\p{N}]+";
const localPart = "[\\p{L}\\p{M}\\p{N}!#$%&'*+/=?^_`{|}~-]+";
const label = `${letters}(?:-+${letters})*`;

/** An address without quotes, with letters of any script: zod's patterns refuse `müller@bücher.de`. */
const address = new RegExp(
  `^${localPart}(?:\\.${localPart})*@(?:${label}\\.)+(?=\\p{L}.)${label}$`,
  "u",
);

/** The rules of the contact form. They return what was typed, and the e-mail address without the spaces around it. */
export const contactSchema = z.object({
  name: atLeast(2, "contact.validation.name"),
  email: textOf("contact.validation.email").check(z.trim(), z.regex(address)),
  phone: z.catch(textOf(), ""),
  message: atLeast(10, "contact.validation.message"),
});

export type ContactValues = z.infer<typeof contactSchema>;
