import type { GatsbyBrowser } from "gatsby";
import { opensElsewhere } from "../../components/SiteLink/SiteLink";

/** The Navigation API with `intercept`: Chromium 105, Firefox 147, Safari 26.2. */
const canIntercept = typeof NavigateEvent !== "undefined" && "intercept" in NavigateEvent.prototype;

/** The navigation that is not finished until Gatsby has rendered its page. */
let pending: { event: NavigateEvent; path: string; finish: () => void } | undefined;

/** The link of the latest press, while Gatsby loads its page. */
let followed: HTMLAnchorElement | undefined;

/** The path of the rendered page, and of the page to which Back or Forward has led since. */
let rendered = window.location.pathname;
let requested = rendered;

/** Gatsby renders nothing when a page is left before its data has come. */
function reloadLeftPage(): void {
  if (requested !== rendered) window.location.reload();
  requested = window.location.pathname;
}

function follow(link?: HTMLAnchorElement): void {
  followed?.removeAttribute("aria-busy");
  followed = link;
}

const isAnchor = (link: HTMLAnchorElement) => link.matches('[href^="#"]');

/** A translator may have changed the host and the query of a link, but not these. */
const target = ({ pathname, hash }: URL | HTMLAnchorElement) => pathname + hash;

const scrollAtOnce = () => {
  delete document.documentElement.dataset.smooth;
};

/** Keeps the browser from scrolling before the page is rendered, and Gatsby from showing an earlier link. */
function intercept(event: NavigateEvent): void {
  const { navigationType, hashChange } = event;
  const destination = new URL(event.destination.url);
  if (navigationType === "traverse") {
    follow();
    scrollAtOnce();
  }
  if (!event.destination.sameDocument || hashChange) return;
  const { pathname } = window.location;
  const isOtherPage = destination.pathname !== pathname;
  const isFollowed = followed && target(followed) === target(destination);
  // When the pages of two links come in the same frame, the router replaces an entry in place of adding
  // one: that of the second page by the first, or that of the page on which both were pressed.
  const replaces = navigationType === "replace" && isOtherPage && followed !== undefined;
  if ((navigationType === "push" || replaces) && !isFollowed) {
    event.preventDefault();
  } else if (replaces && pathname === rendered) {
    event.preventDefault();
    history.pushState({ key: `${Date.now()}` }, "", destination);
  } else if (isOtherPage) {
    const path = destination.pathname;
    const handler = () => new Promise<void>((finish) => (pending = { event, path, finish }));
    event.intercept({ focusReset: "manual", scroll: "manual", handler });
  }
}

/** Notes the link that Gatsby follows. An anchor of the same page makes the page scroll smoothly (base.css). */
function notePress(event: MouseEvent): void {
  scrollAtOnce();
  const link = event.target instanceof Element ? event.target.closest("a") : null;
  if (!link || opensElsewhere(event)) return;
  follow(link);
  if (isAnchor(link)) {
    document.documentElement.dataset.smooth = "";
    window.addEventListener("scroll", scrollAtOnce, { once: true });
  } else if (link.href === `${window.location.origin}${window.location.pathname}`) {
    // A link to the page itself, which Gatsby leaves where it is.
    window.scrollTo(0, 0);
  }
}

export const onClientEntry: GatsbyBrowser["onClientEntry"] = () => {
  // In the capture phase: Gatsby may navigate before the event reaches the document again.
  document.addEventListener("click", notePress, true);
  window.addEventListener("popstate", reloadLeftPage);
  if (canIntercept) {
    window.navigation.addEventListener("navigate", intercept);
    return;
  }
  // Gatsby's own handler restores positions after its navigations, the browser those of a document.
  history.scrollRestoration = "manual";
  window.addEventListener("pagehide", () => (history.scrollRestoration = "auto"));
  window.addEventListener("pageshow", () => (history.scrollRestoration = "manual"));
};

/** @returns whether Gatsby places the page. The browser does for the first one and for a pressed anchor. */
export const shouldUpdateScroll: GatsbyBrowser["shouldUpdateScroll"] = ({
  prevRouterProps,
  routerProps: { location },
}) => {
  const isPressed = followed && isAnchor(followed) && followed.hash === location.hash;
  return !canIntercept && prevRouterProps !== undefined && !isPressed;
};

/** Marks the link to a page that loads slowly. */
export const onRouteUpdateDelayed: GatsbyBrowser["onRouteUpdateDelayed"] = () =>
  followed?.setAttribute("aria-busy", "true");

/** Places the rendered page before the browser paints it, and moves the focus to its anchor. */
export const onRouteUpdate: GatsbyBrowser["onRouteUpdate"] = ({ location, prevLocation }) => {
  const { event, finish } = pending?.path === location.pathname ? pending : {};
  const isTraversal = event?.navigationType === "traverse" && !event.signal.aborted;
  const isOtherPage = prevLocation !== null && prevLocation.pathname !== location.pathname;
  const anchor = document.getElementById(location.hash.slice(1));
  if (event) pending = undefined;
  rendered = location.pathname;
  requested = rendered;
  follow();
  if (isTraversal) event.scroll();
  // For a new entry `scroll` does nothing in Firefox 153, and without an anchor in Chromium 156.
  else if (canIntercept && isOtherPage && anchor) anchor.scrollIntoView();
  else if (canIntercept && isOtherPage) window.scrollTo(0, 0);
  finish?.();
  if (!anchor || !isOtherPage || isTraversal) return;
  // In the next frame the router has moved the focus to the page.
  requestAnimationFrame(() => setTimeout(() => anchor.focus({ preventScroll: true })));
};
