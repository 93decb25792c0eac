import type { GatsbyBrowser } from "gatsby";
import { BaseLoader } from "../../.cache/loader";
import { followedLink } from "../components/followedLink";

/** The Navigation API with `intercept`: Chromium 105, Firefox 147, Safari 26.2. */
const canIntercept = typeof NavigateEvent !== "undefined" && "intercept" in NavigateEvent.prototype;

/** How often a page is asked for, and the milliseconds before the next time, after which its link is marked, too. */
const maximumAttempts = 3;
const pause = 1000;

/** A press on a link or a step in the history, until its page is rendered. */
type PageRequest = {
  pathname: string;
  link?: HTMLAnchorElement;
  event?: NavigateEvent;
  finish?: () => void;
};

/** The state of an entry of the history that was left: its position, and the link with the focus. */
type EntryState = { top: number; href?: string | null; index: number };

let pendingRequest: PageRequest | undefined;

/** The path of the rendered page. */
let renderedPath = window.location.pathname;

function setPending(next?: PageRequest): void {
  pendingRequest?.link?.removeAttribute("aria-busy");
  pendingRequest = next;
  // Gatsby's onRouteUpdateDelayed does not say for which link.
  setTimeout(() => next === pendingRequest && next?.link?.setAttribute("aria-busy", "true"), pause);
}

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

/** Asks again after 10 seconds: at a new address, since browsers let a request wait for another one to the same. */
BaseLoader.prototype.memoizedGet = (url) =>
  new Promise((resolve) => {
    const request = new XMLHttpRequest();
    request.open("GET", url);
    request.timeout = 10_000;
    request.ontimeout = () => resolve(BaseLoader.prototype.memoizedGet(`${url}?`));
    request.onload = request.onerror = () => resolve(request);
    request.send();
  });

const { loadPage } = BaseLoader.prototype;

/**
 * Asks for a page again when it is lost, and never answers for a page that is no longer wanted: Gatsby's loader would
 * keep a failure for the whole visit, and show the page of the first of two pressed links when it comes last.
 */
BaseLoader.prototype.loadPage = async function (path) {
  const [pathname] = path.split("?");
  const ownRequest = pendingRequest?.pathname === pathname ? pendingRequest : undefined;
  for (let attempt = 1; ; attempt++) {
    for (const kept of [this.pageDb, this.pageDataDb]) {
      kept.forEach(({ status, notFound }, key) => {
        // A captive portal makes a page seem missing. The not-found page itself has succeeded.
        if (status === "error" || (notFound && !this.pageDb.has(key))) kept.delete(key);
      });
    }
    // It throws where a deploy has renamed the page's template.
    const resources = await loadPage.call(this, path).catch(() => undefined);
    if (ownRequest && ownRequest !== pendingRequest) return new Promise(() => {});
    if (resources?.page) {
      // Gatsby would load the document, without the chosen language and what is typed, after a deploy, which has
      // changed the hash, and where app-data.json, which has the hash, is lost.
      if (ownRequest || !resources.page.webpackCompilationHash)
        resources.page.webpackCompilationHash = window.___webpackCompilationHash;
      return resources;
    }
    // inlineScript.ts removes the template after hydration. Until then Gatsby can show nothing else.
    const isHydrated = !document.getElementById("scripts");
    if (isHydrated && (!ownRequest || attempt === maximumAttempts)) return resources;
    if (attempt === maximumAttempts) window.dispatchEvent(new Event("lost"));
    await new Promise((resolve) => {
      if (navigator.onLine) setTimeout(resolve, pause * attempt);
      else window.addEventListener("online", resolve, { once: true });
    });
  }
};

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
