import type { GatsbyBrowser } from "gatsby";
import { type ReactNode, startTransition } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";

/**
 * Hydrates in a transition, which React can interrupt for an event of the visitor. The pages of the
 * development server have no HTML to hydrate.
 */
export const replaceHydrateFunction: GatsbyBrowser["replaceHydrateFunction"] =
  () => (element: ReactNode, container: Element) => {
    if (process.env.NODE_ENV === "development") createRoot(container).render(element);
    else
      startTransition(() => {
        hydrateRoot(container, element);
      });
  };

/** Notifies src/hydration/startScripts.ts that the page has hydrated. */
export const onInitialClientRender: GatsbyBrowser["onInitialClientRender"] = () => {
  window.dispatchEvent(new Event("site-ready"));
};
