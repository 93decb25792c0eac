import * as z from "zod/mini";
import type { TextKey } from "../../language/text";

const nameMinimumLength = 2;
const messageMinimumLength = 10;

/** A text of at least so many characters; a value that is no text gets the same message. */
const textOf = (minimum: number, error: TextKey) =>
  z.string({ error }).check(z.trim(), z.minLength(minimum));

/**
 * The rules of the contact form (specification, section 5). Lengths count without the spaces
 * around; a message is the key of its text, translated where it shows.
 */
export const contactSchema = z.object({
  name: textOf(nameMinimumLength, "contact.validation.name"),
  email: z
    .string({ error: "contact.validation.email" satisfies TextKey })
    .check(z.trim(), z.regex(z.regexes.email)),
  phone: z.catch(z.string().check(z.trim()), ""),
  message: textOf(messageMinimumLength, "contact.validation.message"),
});

export type ContactValues = z.infer<typeof contactSchema>;
