import type { GatsbyBrowser } from "gatsby";

/**
 * Anchors of the same page scroll smoothly, as the stylesheet says. A new page must not come
 * in with a ride through it, so there the place is reached at once.
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
  // Chromium before 120 takes `behavior: "instant"` for "auto".
  style.scrollBehavior = "auto";
  const anchor = document.getElementById(location.hash.slice(1));
  if (anchor) anchor.scrollIntoView();
  else window.scrollTo(...getSavedScrollPosition(location));
  style.scrollBehavior = "";
  return false;
};
