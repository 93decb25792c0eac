import { type FormEvent, useEffect, useReducer, useRef, useState } from "react";
import type { ContactFormState, createContactForm } from "./createContactForm";

/** The time in milliseconds after which the form shows that it is still sending. */
const slowAfter = 400;

type FormState = ContactFormState & {
  /** The number of outcomes so far, so that the same outcome is announced again. */
  outcomes: number;
};

const changed = (state: FormState, change: Partial<ContactFormState>): FormState => ({
  ...state,
  ...change,
  outcomes: state.outcomes + (change.outcome ? 1 : 0),
});

/**
 * Loads the behaviour of the form after the page has hydrated. A submit before that waits for the
 * behaviour. If it cannot be loaded, the submit fails, and the next submit loads it again.
 *
 * @returns the state of the form; `register` is undefined until the behaviour is loaded, `isSlow`
 *   becomes true when sending takes long
 */
export function useContactForm() {
  const [form, setForm] = useState<ReturnType<typeof createContactForm>>();
  const [state, update] = useReducer(changed, { errors: {}, outcomes: 0 });
  const [isSlow, setSlow] = useState(false);
  const isWaiting = useRef(false);

  const load = () =>
    import("./createContactForm").then(
      (module) => setForm((loaded) => loaded ?? module.createContactForm(update)),
      () => {
        console.warn("The contact form could not be loaded");
        if (isWaiting.current) update({ outcome: "failed" });
        isWaiting.current = false;
      },
    );

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, after hydration
  useEffect(() => {
    load();
  }, []);

  // The fields are registered by now.
  useEffect(() => {
    if (form && isWaiting.current) form.submit();
  }, [form]);

  useEffect(() => {
    if (state.outcome !== "sending") return;
    const timer = setTimeout(() => setSlow(true), slowAfter);
    return () => {
      clearTimeout(timer);
      setSlow(false);
    };
  }, [state.outcome]);

  const submit = (event: FormEvent) => {
    if (form) return form.submit(event);
    event.preventDefault();
    if (isWaiting.current) return;
    isWaiting.current = true;
    update({ outcome: "sending" });
    load();
  };

  return { ...state, isSlow, register: form?.register, submit };
}
