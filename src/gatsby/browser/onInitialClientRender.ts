import type { GatsbyBrowser } from "gatsby";

/** Notifies src/hydration/startScripts.ts that the page has hydrated. */
export const onInitialClientRender: GatsbyBrowser["onInitialClientRender"] = () => {
  window.dispatchEvent(new Event("site-ready"));
};
