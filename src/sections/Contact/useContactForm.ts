import { type FormEvent, useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import type { ContactFormState, createContactForm } from "./createContactForm";

/**
 * Shows the thanks in the place of the form. The lower edge of their common box stays where it is; if
 * the thanks would then be above the window, they appear where the button was. In both cases a second
 * click on the button hits nothing that can be pressed.
 */
function replaceForm(form: HTMLFormElement, showThanks: () => void): void {
  const box = form.parentElement ?? form;
  const rectangle = (selector: string) => box.querySelector(selector)?.getBoundingClientRect();
  const { top = 0 } = rectangle("[type=submit]") ?? {};
  const { bottom } = box.getBoundingClientRect();

  showThanks();
  window.scrollBy(0, box.getBoundingClientRect().bottom - bottom);
  const thanks = rectangle("[role=alert]");
  const header = document.querySelector("header")?.offsetHeight ?? 0;
  if (thanks && thanks.top < header) window.scrollBy(0, thanks.top - top);
  box.querySelector("[role=alert]")?.scrollIntoView({ block: "nearest" });
}

/**
 * Loads the behaviour of the form after the page has hydrated. A submit before that waits for the
 * behaviour. If it cannot be loaded, the submit fails, and the next submit loads it again.
 *
 * @returns the state of the form; `register` is undefined until the behaviour is loaded, `restart`
 *   shows the empty form again
 */
export function useContactForm() {
  const form = useRef<HTMLFormElement>(null);
  const [behaviour, setBehaviour] = useState<ReturnType<typeof createContactForm>>();
  const [state, setState] = useState<ContactFormState>({ errors: {} });

  const update = (change: Partial<ContactFormState>) => {
    const show = () => flushSync(() => setState((now) => ({ ...now, ...change })));
    if (change.outcome === "sent" && form.current) replaceForm(form.current, show);
    else show();
  };

  const load = async () => {
    try {
      const module = await import("./createContactForm");
      setBehaviour((loaded) => loaded ?? module.createContactForm(update));
    } catch {
      console.warn("The contact form could not be loaded");
      setState((now) => (now.outcome === "waiting" ? { ...now, outcome: "failed" } : now));
    }
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: after hydration, and after loading
  useEffect(() => {
    if (!behaviour) load();
    else if (state.outcome === "waiting") behaviour.submit();
  }, [behaviour]);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    // Until the next frame, the hidden form keeps the focus.
    if (["waiting", "sending", "sent"].includes(state.outcome ?? "")) return;
    // Removes an earlier outcome, so that the same one is announced again.
    update({ outcome: behaviour ? undefined : "waiting" });
    if (behaviour) behaviour.submit();
    else load();
  };

  const restart = () => {
    update({ outcome: undefined });
    form.current?.querySelector("input")?.focus();
  };

  return { ...state, form, register: behaviour?.register, submit, restart };
}
