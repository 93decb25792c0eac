import { type FormEvent, useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { currentState, onUpdate, submitForm, update } from "./contactForm";

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

/** @returns the state of the form, its submit, and `restart`, which shows the empty form again */
export function useContactForm() {
  const form = useRef<HTMLFormElement>(null);
  const [state, setState] = useState(currentState);

  useEffect(() =>
    onUpdate((next) => {
      const show = () => flushSync(() => setState(next));
      const node = next.outcome === state.outcome ? null : form.current;
      if (next.outcome === "sent" && node) replaceForm(node, show);
      else show();
      // On a phone a failure may be below the visible part of the page.
      if (next.outcome === "failed") node?.nextElementSibling?.scrollIntoView({ block: "nearest" });
    }),
  );

  const submit = (event: FormEvent) => {
    event.preventDefault();
    // Until the next frame, the hidden form keeps the focus.
    if (state.outcome === "sending" || state.outcome === "sent") return;
    // Removes an earlier outcome, so that the same one is announced again.
    update({ outcome: undefined });
    submitForm();
  };

  const restart = () => {
    update({ outcome: undefined });
    form.current?.querySelector("input")?.focus();
  };

  return { ...state, form, submit, restart };
}
