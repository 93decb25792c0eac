import * as z from "zod/mini";
import type { TextKey } from "../../language/text";

/** A text that passes the check; a value that is no text gets the same message. */
const textOf = (check: z.core.$ZodCheck<string>, error: TextKey) =>
  z.string({ error }).check(z.trim(), check);

/**
 * The rules of the contact form (specification, section 5). Lengths count without the spaces
 * around; a message is the key of its text, translated where it shows.
 */
export const contactSchema = z.object({
  name: textOf(z.minLength(2), "contact.validation.name"),
  email: textOf(z.regex(z.regexes.email), "contact.validation.email"),
  phone: z.catch(z.string().check(z.trim()), ""),
  message: textOf(z.minLength(10), "contact.validation.message"),
});

export type ContactValues = z.infer<typeof contactSchema>;
