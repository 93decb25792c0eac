import type { GatsbyBrowser } from "gatsby";
import { type ReactNode, startTransition } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";

/**
 * Hydrates as a transition, which React does in slices and interrupts for the visitor. The
 * pages of the development server have no HTML to hydrate.
 */
export const replaceHydrateFunction: GatsbyBrowser["replaceHydrateFunction"] =
  () => (element: ReactNode, container: Element) => {
    if (process.env.NODE_ENV === "development") createRoot(container).render(element);
    else
      startTransition(() => {
        hydrateRoot(container, element);
      });
  };
