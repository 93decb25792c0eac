import * as z from "zod/mini";
import type { TextKey } from "../../language/text";

/** Characters that nobody sees: format and control characters, fillers, blank letters, joiners. */
const invisible = /[\p{Cf}\p{Default_Ignorable_Code_Point}\u2800\uFFFC]|(?![\t\n\r])\p{Cc}/gu;

const withoutInvisible = z.overwrite((value: string) => value.replace(invisible, ""));

/** A text without invisible characters and spaces around it; the message is the key of a text. */
const textOf = (error?: TextKey, ...checks: z.core.$ZodCheck<string>[]) =>
  z.string({ error }).check(withoutInvisible, z.trim(), ...checks);

/** Counts what a reader sees: a combining mark is no character of its own. */
const atLeast = (characters: number) =>
  z.regex(new RegExp(`(?:\\P{M}\\p{M}*){${characters}}`, "u"));

/** Takes away the full stop of a sentence from which an address was copied. */
const withoutFullStop = z.overwrite((value: string) => value.replace(/\.$/, ""));

const letters = "[\\p{L}\\p{M}\\p{N}]+";
const localPart = "[\\p{L}\\p{M}\\p{N}!#$%&'*+/=?^_`{|}~-]+";
const label = `${letters}(?:-+${letters})*`;

/** An address without quotes, with letters of any script: zod's patterns refuse `müller@bücher.de`. */
const address = new RegExp(
  `^${localPart}(?:\\.${localPart})*@(?:${label}\\.)+(?=\\p{L}.)${label}$`,
  "u",
);

/** The rules of the contact form. The values that they return are those that are checked and sent. */
export const contactSchema = z.object({
  name: textOf("contact.validation.name", atLeast(2)),
  email: textOf("contact.validation.email", withoutFullStop, z.regex(address)),
  phone: z.catch(textOf(), ""),
  message: textOf("contact.validation.message", atLeast(10)),
});

export type ContactValues = z.infer<typeof contactSchema>;
