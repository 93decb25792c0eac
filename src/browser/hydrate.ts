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
    else startTransition(() => void hydrateRoot(container, element));
  };

/** Lets inlineScript.ts answer what was pressed before hydration. */
export const onInitialClientRender: GatsbyBrowser["onInitialClientRender"] = () => {
  // Outside React's effect, in which a change of language could not be rendered at once.
  setTimeout(() => window.dispatchEvent(new Event("hydrated")));
};
