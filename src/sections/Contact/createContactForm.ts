import { zodResolver } from "@hookform/resolvers/zod";
import { MutationObserver } from "@tanstack/react-query";
import { createFormControl, type FieldErrors } from "react-hook-form";
import { type ContactValues, contactSchema } from "./contactSchema";
import { dataCache } from "./dataCache";

type ContactFormState = { errors: FieldErrors<ContactValues>; sent: boolean };

/**
 * What the contact form does, apart from how it looks, so that it can arrive after the page:
 * fields joined by `register` keep what was typed before. A valid submission is a mutation of
 * the data cache: its values go to the console, and nowhere else.
 */
export function createContactForm() {
  const { handleSubmit, register, reset, subscribe } = createFormControl<ContactValues>({
    resolver: zodResolver(contactSchema),
  });
  const submission = new MutationObserver(dataCache, {
    mutationFn: async (values: ContactValues) => console.log(values),
  });

  let state: ContactFormState = { errors: {}, sent: false };
  const listeners = new Set<() => void>();
  const update = (change: Partial<ContactFormState>) => {
    state = { ...state, ...change };
    for (const notify of listeners) notify();
  };
  subscribe({ formState: { errors: true }, callback: ({ errors }) => update({ errors }) });

  const validateAndSend = handleSubmit(
    async (values) => {
      await submission.mutate(values);
      // The cache would keep the message for as long as the page is open.
      dataCache.getMutationCache().clear();
      reset();
      update({ sent: true });
    },
    () => update({ sent: false }),
  );
  let submitting = false;

  return {
    register,
    /** Validates; then either sends and empties the form, or focuses the first invalid field. */
    submit: async () => {
      if (submitting) return;
      submitting = true;
      try {
        await validateAndSend();
      } finally {
        submitting = false;
      }
    },
    state: () => state,
    subscribe: (notify: () => void) => {
      listeners.add(notify);
      return () => listeners.delete(notify);
    },
  };
}
