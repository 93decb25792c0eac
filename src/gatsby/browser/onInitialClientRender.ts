import type { GatsbyBrowser } from "gatsby";

/** Tells src/hydration/startScripts.ts that presses are answered from now on. */
export const onInitialClientRender: GatsbyBrowser["onInitialClientRender"] = () => {
  window.dispatchEvent(new Event("site-ready"));
};
