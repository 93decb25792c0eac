import type { GatsbyBrowser } from "gatsby";

/**
 * Links to anchors of the same page scroll smoothly, as the stylesheet says. A new page appears at
 * its scroll position without a scroll, and its anchor gets the focus.
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
    // The router focuses its wrapper next. From there, Tab would move to the start of the page.
    const focusAnchor = () => document.getElementById(anchor.id)?.focus({ preventScroll: true });
    document.addEventListener("focusin", focusAnchor, { once: true });
  } else window.scrollTo(...getSavedScrollPosition(location));
  style.scrollBehavior = "";
  return false;
};
