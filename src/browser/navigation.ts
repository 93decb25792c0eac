import type { GatsbyBrowser } from "gatsby";
import { BaseLoader } from "../../.cache/loader";
import { opensElsewhere } from "../components/SiteLink/SiteLink";

/** The Navigation API with `intercept`: Chromium 105, Firefox 147, Safari 26.2. */
const canIntercept = typeof NavigateEvent !== "undefined" && "intercept" in NavigateEvent.prototype;

/** How often the page of a press is asked for while the server answers, and the milliseconds between. */
const maximumAttempts = 3;
const pause = 1000;

/** A press on a link or a step in the history, until its page is rendered. */
type Request = {
  pathname: string;
  link?: HTMLAnchorElement;
  event?: NavigateEvent;
  finish?: () => void;
};

/** What is kept with an entry of the history when it is left: its position, and the link with the focus. */
type Place = { top?: number; address?: string | null; index?: number };

let latest: Request | undefined;

/** The path of the rendered page. */
let rendered = window.location.pathname;

function setLatest(next?: Request): void {
  latest?.link?.removeAttribute("aria-busy");
  latest = next;
}

const scrollAtOnce = () => {
  delete document.documentElement.dataset.smooth;
};

/** The links with an address. In another language a link has the same place among them. */
const linksTo = (address?: string | null) =>
  Array.from(document.links).filter((link) => link.getAttribute("href") === address);

const { loadPage } = BaseLoader.prototype;

/**
 * Gatsby keeps a failure for the whole visit, loads the document of a page whose data are lost, and shows
 * the page of an earlier press when it comes last.
 */
BaseLoader.prototype.loadPage = async function (path) {
  const { pathname } = new URL(path, window.location.origin);
  const cause = latest?.pathname === pathname ? latest : undefined;
  for (let attempts = 1; ; ) {
    for (const kept of [this.pageDb, this.pageDataDb]) {
      kept.forEach(({ status, notFound }, key) => {
        if (status === "error" || notFound) kept.delete(key);
      });
    }
    const resources = await loadPage.call(this, path);
    if (cause && cause !== latest) return new Promise(() => {});
    if (resources?.page) {
      // Empty where app-data.json is lost, for which Gatsby would load the document.
      resources.page.webpackCompilationHash ||= window.___webpackCompilationHash;
      return resources;
    }
    if (!cause || attempts === maximumAttempts) return resources;
    // Without a connection to the site there is no other way to the page.
    if (await this.loadAppData()) attempts += 1;
    await new Promise((done) => setTimeout(done, pause));
  }
};

/** Notes the place of the entry that is left, and keeps the browser from scrolling before a page is rendered. */
function onNavigate(event: NavigateEvent): void {
  const { navigationType, destination } = event;
  if (window.location.pathname === rendered) {
    const address = document.activeElement?.getAttribute("href");
    const index = linksTo(address).indexOf(document.activeElement as HTMLAnchorElement);
    const place: Place = { top: window.scrollY, address, index };
    window.navigation.updateCurrentEntry({ state: place });
  }
  if (navigationType !== "traverse" || !destination.sameDocument) return;
  scrollAtOnce();
  setLatest();
  const { pathname } = new URL(destination.url);
  if (pathname === rendered) return;
  const step: Request = { pathname, event };
  setLatest(step);
  const handler = async () => {
    if (step === latest) await new Promise<void>((finish) => (step.finish = finish));
  };
  event.intercept({ focusReset: "manual", scroll: "manual", handler });
}

/** Notes the link that Gatsby follows. An anchor of the same page makes the page scroll smoothly (base.css). */
function onClick(event: MouseEvent): void {
  scrollAtOnce();
  const link = event.target instanceof Element ? event.target.closest("a") : null;
  if (!link?.protocol.startsWith("http") || opensElsewhere(event)) return;
  if (link.hasAttribute("aria-busy")) {
    // The browser loads the document of a page that does not come.
    event.stopPropagation();
    return;
  }
  const isAnchor = link.matches('[href^="#"]');
  setLatest(isAnchor ? undefined : { pathname: link.pathname, link });
  if (!isAnchor) return;
  document.documentElement.dataset.smooth = "";
  window.addEventListener("scroll", scrollAtOnce, { once: true });
}

export const onClientEntry: GatsbyBrowser["onClientEntry"] = () => {
  // In the capture phase: Gatsby may navigate before the event reaches the document again.
  document.addEventListener("click", onClick, true);
  if (canIntercept) return window.navigation.addEventListener("navigate", onNavigate);
  // Gatsby's own handler restores positions after its navigations, the browser those of a document.
  history.scrollRestoration = "manual";
  window.addEventListener("popstate", () => setLatest({ pathname: window.location.pathname }));
  window.addEventListener("pagehide", () => (history.scrollRestoration = "auto"));
  window.addEventListener("pageshow", () => (history.scrollRestoration = "manual"));
};

/** @returns whether Gatsby places the page: not the first one, nor after a step that `onRouteUpdate` places */
export const shouldUpdateScroll: GatsbyBrowser["shouldUpdateScroll"] = ({
  prevRouterProps,
  routerProps,
}) => {
  const { action } = routerProps.location as Location & { action?: "PUSH" | "POP" };
  return prevRouterProps !== undefined && (action === "PUSH" || !canIntercept);
};

/** Marks the link to a page that loads slowly. */
export const onRouteUpdateDelayed: GatsbyBrowser["onRouteUpdateDelayed"] = () =>
  latest?.link?.setAttribute("aria-busy", "true");

/** Places a page after a step in the history before the browser paints it, and moves the focus. */
export const onRouteUpdate: GatsbyBrowser["onRouteUpdate"] = ({ location, prevLocation }) => {
  const isOtherPage = prevLocation !== null && prevLocation.pathname !== location.pathname;
  const request = latest?.pathname === location.pathname ? latest : undefined;
  const anchor = document.getElementById(location.hash.slice(1));
  let target = anchor;
  rendered = location.pathname;
  if (request) setLatest();
  if (request?.event) {
    const place: Place = window.navigation.currentEntry?.getState() ?? {};
    const { top, address, index = -1 } = place;
    if (top !== undefined) window.scrollTo(0, top);
    else if (!request.event.signal.aborted) request.event.scroll();
    target = linksTo(address)[index] ?? null;
  }
  request?.finish?.();
  if (!target || !isOtherPage) return;
  // Another language may move a link out of view.
  const moveFocus = () => target.focus({ preventScroll: target === anchor });
  // The router moves the focus to the page in an effect, which a busy browser runs late. A page that has the
  // focus already would have no event.
  const page = document.getElementById("gatsby-focus-wrapper");
  page?.blur();
  page?.addEventListener("focus", moveFocus, { once: true });
};
