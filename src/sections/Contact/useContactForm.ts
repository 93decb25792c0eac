import { useEffect, useReducer, useState } from "react";
import type { ContactFormState, createContactForm } from "./createContactForm";

const changed = (state: ContactFormState, change: Partial<ContactFormState>) => ({
  ...state,
  ...change,
});

/**
 * Brings what the form does after the page has come to life.
 *
 * @returns the form and its state; `form` is undefined until it is there, and stays so where it
 *   cannot be loaded
 */
export function useContactForm() {
  const [form, setForm] = useState<ReturnType<typeof createContactForm>>();
  const [state, update] = useReducer(changed, { errors: {}, sent: false });

  useEffect(() => {
    import("./createContactForm").then(
      (module) => setForm(module.createContactForm(update)),
      () => console.warn("The contact form could not be loaded"),
    );
  }, []);

  return { form, ...state };
}
