import * as z from "zod/mini";
import type { TextKey } from "../../language/text";

/** A trimmed text that passes the checks; a value that is not a string gets the same message. */
const textOf = (error: TextKey, ...checks: z.core.$ZodCheck<string>[]) =>
  z.string({ error }).check(z.trim(), ...checks);

/** Takes away the full stop of a sentence from which an address was copied. */
const withoutFullStop = z.overwrite((value: string) => value.replace(/\.$/, ""));

/** Any letters and signs: zod's own pattern refuses `müller@bücher.de`. */
const address = /^[^\s@]+@([^\s@.]+\.)+[^\s@.]{2,}$/;

/**
 * The rules of the contact form. Values are trimmed before their length is checked. The error messages
 * are keys of texts, which the form translates.
 */
export const contactSchema = z.object({
  name: textOf("contact.validation.name", z.minLength(2)),
  email: textOf("contact.validation.email", withoutFullStop, z.regex(address)),
  phone: z.catch(z.string().check(z.trim()), ""),
  message: textOf("contact.validation.message", z.minLength(10)),
});

export type ContactValues = z.infer<typeof contactSchema>;
