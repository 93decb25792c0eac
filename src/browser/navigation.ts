import type { GatsbyBrowser } from "gatsby";
import { followedLink } from "../components/followedLink";
import { pendingRequest, setPending } from "./pageLoader";

/** The Navigation API with `intercept`: Chromium 105, Firefox 147, Safari 26.2. */
const canIntercept = typeof NavigateEvent !== "undefined" && "intercept" in NavigateEvent.prototype;

/** The state of an entry of the history that was left: its position, and the link with the focus. */
type EntryState = { top: number; href?: string | null; index: number };

/** The path of the rendered page. */
let renderedPath = window.location.pathname;

const scrollAtOnce = () => document.documentElement.removeAttribute("data-smooth");

/** @returns the links to an address, in an order that is the same in each language */
const linksWith = (href?: string | null) =>
  Array.from(document.links).filter((link) => link.getAttribute("href") === href);

/**
 * Lets an element have the focus until it loses it, or until the mouse is pressed in it: otherwise the press
 * would move the focus to its start, from which the Tab key goes on.
 */
function makeFocusable(element: HTMLElement | null): void {
  if (!element) return;
  element.tabIndex = -1;
  element.onblur = element.onmousedown = () => element.removeAttribute("tabindex");
}

/** Saves the state of the entry that is left, and keeps the browser from scrolling before a page is rendered. */
function onNavigate(event: NavigateEvent): void {
  const { navigationType, destination } = event;
  if (window.location.pathname === renderedPath) {
    const href = document.activeElement?.getAttribute("href");
    const index = linksWith(href).indexOf(document.activeElement as HTMLAnchorElement);
    const state: EntryState = { top: window.scrollY, href, index };
    window.navigation.updateCurrentEntry({ state });
  }
  if (navigationType !== "traverse" || !destination.sameDocument) return;
  scrollAtOnce();
  setPending();
  const { pathname } = new URL(destination.url);
  if (pathname === renderedPath) return;
  const untilRendered = new Promise<void>((finish) => setPending({ pathname, event, finish }));
  event.intercept({ focusReset: "manual", scroll: "manual", handler: () => untilRendered });
}

/** Notes the link that Gatsby follows. An anchor of the same page makes the page scroll smoothly (base.css). */
function onClick(event: MouseEvent) {
  scrollAtOnce();
  const link = followedLink(event);
  if (!link) return;
  // Without Gatsby's answer the browser loads the document, of a page that does not come.
  if (link.hasAttribute("aria-busy")) return event.stopPropagation();
  const isAnchor = link.matches('[href^="#"]');
  setPending(isAnchor ? undefined : { pathname: link.pathname, link });
  if (!isAnchor) return;
  makeFocusable(document.getElementById(link.hash.slice(1)));
  document.documentElement.dataset.smooth = "";
  window.addEventListener("scroll", scrollAtOnce, { once: true });
}

export const onClientEntry: GatsbyBrowser["onClientEntry"] = () => {
  // In the capture phase: Gatsby may navigate before the event reaches the document again.
  document.addEventListener("click", onClick, true);
  if (canIntercept) return window.navigation.addEventListener("navigate", onNavigate);
  // Gatsby's own handler restores positions after its navigations, the browser those of a document.
  history.scrollRestoration = "manual";
  window.addEventListener("popstate", () => setPending({ pathname: window.location.pathname }));
  window.addEventListener("pagehide", () => (history.scrollRestoration = "auto"));
  // WebKitGTK 2.50 restores the position of a page from its cache after this event.
  window.addEventListener("pageshow", () => {
    setTimeout(() => (history.scrollRestoration = "manual"));
  });
};

/** @returns whether Gatsby places the page: not the first one, nor after a step that `onRouteUpdate` places */
export const shouldUpdateScroll: GatsbyBrowser["shouldUpdateScroll"] = (props) => {
  const { action } = props.routerProps.location as Location & { action?: "PUSH" | "POP" };
  return props.prevRouterProps !== undefined && (action === "PUSH" || !canIntercept);
};

/** Places a page after a step in the history before the browser paints it, and moves the focus. */
export const onRouteUpdate: GatsbyBrowser["onRouteUpdate"] = ({ location, prevLocation }) => {
  const isOtherPage = prevLocation !== null && prevLocation.pathname !== location.pathname;
  const request = pendingRequest?.pathname === location.pathname ? pendingRequest : undefined;
  const page = document.getElementById("gatsby-focus-wrapper");
  const anchor = document.getElementById(location.hash.slice(1));
  let link: HTMLElement | undefined;
  // The router would move the focus to the page later, in an effect.
  if (!prevLocation) page?.removeAttribute("tabindex");
  renderedPath = location.pathname;
  if (request) setPending();
  if (request?.event) {
    const state = window.navigation.currentEntry?.getState() as EntryState | undefined;
    if (state) window.scrollTo(0, state.top);
    else if (!request.event.signal.aborted) request.event.scroll();
    link = state && linksWith(state.href)[state.index];
  }
  request?.finish?.();
  if (!isOtherPage) return;
  // The side menu is closed, so its button takes the place of its link.
  if (link?.closest("dialog"))
    link = Array.from(document.querySelectorAll<HTMLElement>("header [aria-haspopup]")).pop();
  // Another language may have moved the link out of view.
  link?.focus();
  if (link && link === document.activeElement) return;
  const target = anchor ?? page;
  makeFocusable(target);
  target?.focus({ preventScroll: true });
};
