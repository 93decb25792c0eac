import type { GatsbyBrowser } from "gatsby";
import { type ReactNode, startTransition } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";

/** The id of the element that has the focus when hydration starts. */
let focusedId = "";

/**
 * Hydrates in a transition, which React can interrupt for an event of the visitor. The pages of the
 * development server have no HTML to hydrate.
 */
export const replaceHydrateFunction: GatsbyBrowser["replaceHydrateFunction"] =
  () => (element: ReactNode, container: Element) => {
    focusedId = document.activeElement?.id ?? "";
    if (process.env.NODE_ENV === "development") createRoot(container).render(element);
    else
      startTransition(() => {
        hydrateRoot(container, element);
      });
  };

/**
 * Returns the focus to an element that React has rendered again, as it does when a translator or an
 * extension has changed the HTML. Then inlineScript.ts answers the presses before hydration.
 */
export const onInitialClientRender: GatsbyBrowser["onInitialClientRender"] = () => {
  if (document.activeElement === document.body) document.getElementById(focusedId)?.focus();
  // Outside React's effect, in which a change of language could not be rendered at once.
  setTimeout(() => window.dispatchEvent(new Event("hydrated")));
};
