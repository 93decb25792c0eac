import { zodResolver } from "@hookform/resolvers/zod";
import { MutationObserver, QueryClient } from "@tanstack/react-query";
import { createFormControl, type FieldErrors } from "react-hook-form";
import { type ContactValues, contactSchema } from "./contactSchema";

/** The data cache: nothing is tried again, and nothing fetched when the window gains focus. */
export const dataCache = new QueryClient({
  defaultOptions: {
    queries: { retry: 0, refetchOnWindowFocus: false },
    mutations: { retry: 0 },
  },
});

export type ContactFormState = { errors: FieldErrors<ContactValues>; sent: boolean };

/**
 * What the contact form does, apart from how it looks, so that it can arrive after the page:
 * fields joined by `register` keep what was typed before. A valid submission is a mutation of
 * the data cache: its values go to the console, and nowhere else.
 *
 * @param update is told every change of the form's state
 */
export function createContactForm(update: (change: Partial<ContactFormState>) => void) {
  const { handleSubmit, register, reset, subscribe } = createFormControl<ContactValues>({
    resolver: zodResolver(contactSchema),
  });
  const submission = new MutationObserver(dataCache, {
    mutationFn: async (values: ContactValues) => console.log(values),
  });
  subscribe({ formState: { errors: true }, callback: ({ errors }) => update({ errors }) });

  return {
    register,
    /** Validates; then either sends and empties the form, or focuses the first invalid field. */
    submit: handleSubmit(
      async (values) => {
        // Where the network is lost the first one waits, and another press would send it twice.
        if (submission.getCurrentResult().isPending) return;
        await submission.mutate(values);
        // The cache would keep the message for as long as the page is open.
        dataCache.getMutationCache().clear();
        reset();
        update({ sent: true });
      },
      () => update({ sent: false }),
    ),
  };
}
