import type { GatsbyBrowser } from "gatsby";
import { ignoreDoublePress } from "./doublePress";
import { followLatestLink } from "./latestLink";
import { scrollToAnchorsSmoothly } from "./smoothAnchors";

/** Where Gatsby notes that it has reloaded a page for a newer build, so that it does so only once. */
const reloaded = "gatsby-reload-compilation-hash-match";

/** Prevents that reload of a page on which something is typed, which would be lost. */
function keepTypedText(): void {
  const isTyped = [...new FormData(document.forms[0]).values()].some(Boolean);
  try {
    if (isTyped) window.sessionStorage.setItem(reloaded, "1");
  } catch {
    // Without storage Gatsby does not reload.
  }
}

/** Sets up links and anchors, and keeps typed text; in development, shows the errors of the content. */
export const onClientEntry: GatsbyBrowser["onClientEntry"] = async () => {
  ignoreDoublePress();
  followLatestLink();
  scrollToAnchorsSmoothly();
  keepTypedText();
  if (process.env.NODE_ENV === "development") {
    const { showContentErrors } = await import("../develop/contentErrors");
    showContentErrors();
  }
};
