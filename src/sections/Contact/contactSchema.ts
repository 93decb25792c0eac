import * as z from "zod/mini";
import type { TextKey } from "../../language/text";

const nameMinimumLength = 2;
const messageMinimumLength = 10;

const message = (key: TextKey) => ({ error: key });
const trimmed = z.string().check(z.trim());

/**
 * The rules of the contact form (specification, section 5). Lengths count without the spaces
 * around; a message is the key of its text, translated where it shows.
 */
export const contactSchema = z.object({
  name: trimmed.check(z.minLength(nameMinimumLength, message("contact.validation.name"))),
  email: trimmed.check(z.regex(z.regexes.email, message("contact.validation.email"))),
  phone: trimmed,
  message: trimmed.check(z.minLength(messageMinimumLength, message("contact.validation.message"))),
});

export type ContactValues = z.infer<typeof contactSchema>;
