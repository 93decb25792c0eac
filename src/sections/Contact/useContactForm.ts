import { useEffect, useState, useSyncExternalStore } from "react";
import type { createContactForm } from "./createContactForm";

const idle = { errors: {}, sent: false } as const;
const idleState = () => idle;
const never = () => () => {};

/**
 * Brings what the form does after the page has come to life.
 *
 * @returns the form and its state; `form` is undefined until it is there, and stays so where it
 *   cannot be loaded
 */
export function useContactForm() {
  const [form, setForm] = useState<ReturnType<typeof createContactForm>>();

  useEffect(() => {
    import("./createContactForm").then(
      (module) => setForm(module.createContactForm()),
      () => console.warn("The contact form could not be loaded"),
    );
  }, []);

  const state = useSyncExternalStore(form?.subscribe ?? never, form?.state ?? idleState, idleState);
  return { form, ...state };
}
