import type { GatsbyBrowser } from "gatsby";

/**
 * Anchors of the same page scroll smoothly, as the stylesheet says. On a new page the position is
 * reached at once, and an anchor gets the focus.
 *
 * @returns whether Gatsby should do the scrolling
 */
export const shouldUpdateScroll: GatsbyBrowser["shouldUpdateScroll"] = ({
  prevRouterProps,
  routerProps: { location },
  getSavedScrollPosition,
}) => {
  if (!prevRouterProps || prevRouterProps.location.pathname === location.pathname) return true;

  const { style } = document.documentElement;
  // Chromium before 120 treats `behavior: "instant"` as "auto".
  style.scrollBehavior = "auto";
  const anchor = document.getElementById(location.hash.slice(1));
  if (anchor) {
    anchor.scrollIntoView();
    // The router focuses its wrapper next, from which Tab would lead to the start of the page.
    const focusAnchor = () => document.getElementById(anchor.id)?.focus({ preventScroll: true });
    document.addEventListener("focusin", focusAnchor, { once: true });
  } else window.scrollTo(...getSavedScrollPosition(location));
  style.scrollBehavior = "";
  return false;
};
