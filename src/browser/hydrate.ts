import type { GatsbyBrowser } from "gatsby";
import { type ReactNode, startTransition } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";

/** The ids of the open menu, the chosen position of the bed and the focused element, noted before hydration. */
let ids: string[] = [];

/**
 * Hydrates in a transition, which React can interrupt for an event of the visitor. The pages of the
 * development server have no HTML to hydrate.
 */
export const replaceHydrateFunction: GatsbyBrowser["replaceHydrateFunction"] =
  () => (element: ReactNode, container: Element) => {
    const [menu, position] = ["dialog[open]", ":checked"].map((selector) =>
      document.querySelector(selector),
    );
    ids = [menu, position, document.activeElement].map((element) => element?.id ?? "");
    if (process.env.NODE_ENV === "development") createRoot(container).render(element);
    else startTransition(() => void hydrateRoot(container, element));
  };

/**
 * Returns menu, position and focus to elements that React has rendered again, as it does when a translator or an
 * extension has changed the HTML, and lets inlineScript.ts answer what was pressed before hydration.
 */
export const onInitialClientRender: GatsbyBrowser["onInitialClientRender"] = () => {
  const [menu, position, focused] = ids.map((id) => document.getElementById(id));
  if (menu instanceof HTMLDialogElement && !menu.open) menu.showModal();
  if (position instanceof HTMLInputElement) position.checked = true;
  if (document.activeElement === document.body) focused?.focus();
  // Outside React's effect, in which a change of language could not be rendered at once.
  setTimeout(() => window.dispatchEvent(new Event("hydrated")));
};
