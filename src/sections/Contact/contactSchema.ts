import * as z from "zod/mini";
import type { TextKey } from "../../language/text";

/** A text that passes the check; a value that is not a string gets the same message. */
const textOf = (check: z.core.$ZodCheck<string>, error: TextKey) =>
  z.string({ error }).check(z.trim(), check);

/**
 * The rules of the contact form (specification, section 5). Values are trimmed before their length
 * is checked. The error messages are keys of texts, which the form translates.
 */
export const contactSchema = z.object({
  name: textOf(z.minLength(2), "contact.validation.name"),
  email: textOf(z.regex(z.regexes.email), "contact.validation.email"),
  phone: z.catch(z.string().check(z.trim()), ""),
  message: textOf(z.minLength(10), "contact.validation.message"),
});

export type ContactValues = z.infer<typeof contactSchema>;
