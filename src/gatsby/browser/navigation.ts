import type { GatsbyBrowser } from "gatsby";
import { opensElsewhere } from "../../components/SiteLink/SiteLink";

/** The Navigation API with `intercept`: Chromium 105, Firefox 147, Safari 26.2. */
const canIntercept = typeof NavigateEvent !== "undefined" && "intercept" in NavigateEvent.prototype;

/** The navigation that is not finished until Gatsby has rendered its page. */
let pending: { event: NavigateEvent; finish: () => void } | undefined;

/** The link of the latest press, while Gatsby loads its page. */
let followed: HTMLAnchorElement | undefined;

const isAnchor = (link?: HTMLAnchorElement) => link?.getAttribute("href")?.startsWith("#");

/** Keeps the browser from scrolling before the page is rendered, and Gatsby from showing an earlier link. */
function intercept(event: NavigateEvent): void {
  const { destination, navigationType, hashChange } = event;
  if (navigationType === "traverse") followed = undefined;
  if (!destination.sameDocument || hashChange) return;
  if (navigationType === "push" && destination.url !== followed?.href) event.preventDefault();
  else if (new URL(destination.url).pathname !== window.location.pathname) {
    const handler = () => new Promise<void>((finish) => (pending = { event, finish }));
    event.intercept({ focusReset: "manual", scroll: "manual", handler });
  }
}

/** Notes the link that Gatsby follows. An anchor of the same page makes the page scroll smoothly (base.css). */
function notePress(event: MouseEvent): void {
  const link = event.target instanceof Element ? event.target.closest("a") : null;
  if (!link || opensElsewhere(event)) return;
  followed?.removeAttribute("aria-busy");
  followed = link;
  const { dataset } = document.documentElement;
  if (isAnchor(link)) {
    dataset.smooth = "";
    window.addEventListener("scroll", () => delete dataset.smooth, { once: true });
  } else if (link.href === `${window.location.origin}${window.location.pathname}`) {
    // A link to the page itself, which Gatsby leaves where it is.
    window.scrollTo(0, 0);
  }
}

export const onClientEntry: GatsbyBrowser["onClientEntry"] = () => {
  document.addEventListener("click", notePress, true);
  if (canIntercept) {
    window.navigation.addEventListener("navigate", intercept);
    return;
  }
  // Gatsby's own handler restores positions after its navigations, the browser after a reload.
  history.scrollRestoration = "manual";
  window.addEventListener("pagehide", () => (history.scrollRestoration = "auto"));
};

/** The browser itself places the first page, a pressed anchor, and with the Navigation API each page. */
export const shouldUpdateScroll: GatsbyBrowser["shouldUpdateScroll"] = ({ prevRouterProps }) =>
  !canIntercept && prevRouterProps !== undefined && !isAnchor(followed);

/** Marks the link to a page that loads slowly. */
export const onRouteUpdateDelayed: GatsbyBrowser["onRouteUpdateDelayed"] = () =>
  followed?.setAttribute("aria-busy", "true");

/** Places the rendered page before the browser paints it, and moves the focus to its anchor. */
export const onRouteUpdate: GatsbyBrowser["onRouteUpdate"] = ({ location, prevLocation }) => {
  const { event, finish } = pending ?? {};
  const isTraversal = event?.navigationType === "traverse";
  const isOtherPage = prevLocation !== null && prevLocation.pathname !== location.pathname;
  const anchor = document.getElementById(location.hash.slice(1));
  pending = undefined;
  followed = undefined;
  if (isTraversal && !event.signal.aborted) event.scroll();
  // For a new entry `scroll` does nothing in Firefox 153, and without an anchor in Chromium 156.
  else if (event && anchor) anchor.scrollIntoView();
  else if (event) window.scrollTo(0, 0);
  finish?.();
  if (!anchor || !isOtherPage || isTraversal) return;
  // In the next frame the router has moved the focus to the page.
  requestAnimationFrame(() => setTimeout(() => anchor.focus({ preventScroll: true })));
};
