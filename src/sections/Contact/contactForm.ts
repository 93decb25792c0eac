import { zodResolver } from "@hookform/resolvers/zod";
import { QueryClient } from "@tanstack/react-query";
import { createFormControl, type FieldError, type FieldErrors } from "react-hook-form";
import { type ContactValues, contactSchema } from "./contactSchema";
import { sendMessage } from "./sendMessage";

/** The data cache: no retries, no fetch on window focus. The owner asks for TanStack Query (6.7 kB). */
const dataCache = new QueryClient({
  defaultOptions: {
    queries: { retry: 0, refetchOnWindowFocus: false },
    // Offline, the cache would otherwise keep a message until there is a network.
    mutations: { retry: 0, networkMode: "always" },
  },
});

export type ContactFormState = {
  errors: FieldErrors<ContactValues>;
  /** What has become of the latest submit. */
  outcome?: "sending" | "invalid" | "failed" | "sent";
};

/** Keeps what is typed while the visitor reads another page, as `state` is kept. A reload empties both. */
const { handleSubmit, register, reset, subscribe } = createFormControl<ContactValues>({
  resolver: zodResolver(contactSchema),
  // It would move the focus again in a timer, when the visitor may already have corrected the field.
  shouldFocusError: false,
});
const mutations = dataCache.getMutationCache();
let state: ContactFormState = { errors: {} };
let show = (_state: ContactFormState) => {};

/** @returns the state, which a page shows that the visitor opens again */
export const currentState = () => state;

/** Changes the state and shows it. */
export function update(change: Partial<ContactFormState>): void {
  state = { ...state, ...change };
  show(state);
}
subscribe({ formState: { errors: true }, callback: ({ errors }) => update({ errors }) });

/** @param showState receives every state of the form from now on */
export function onUpdate(showState: typeof show): void {
  show = showState;
}

/** Connects a field with the form; it keeps the value that it already has. */
export { register };

/** Validates; then sends and empties the form, or focuses the first invalid field. Never rejects. */
export const submitForm = handleSubmit(
  async (values) => {
    update({ outcome: "sending" });
    try {
      await mutations.build(dataCache, { mutationFn: sendMessage }).execute(values);
      reset();
      update({ outcome: "sent" });
    } catch (error) {
      console.error(error);
      update({ outcome: "failed" });
    }
    // Otherwise it would keep the message until the page is closed.
    mutations.clear();
  },
  (errors) => {
    update({ errors, outcome: "invalid" });
    (Object.values(errors)[0] as FieldError).ref?.focus?.();
  },
);
