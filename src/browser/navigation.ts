import type { GatsbyBrowser } from "gatsby";

/** The Navigation API with `intercept`: Chromium 105, Firefox 147, Safari 26.2. */
const canIntercept = typeof NavigateEvent !== "undefined" && "intercept" in NavigateEvent.prototype;

/** The path of the rendered page. */
let renderedPath = window.location.pathname;

/** Ends a step in the history to another page, once that page is rendered. */
let finishStep: (() => void) | undefined;

const scrollAtOnce = () => document.documentElement.removeAttribute("data-smooth");

/**
 * Saves the position of the page that is left in its entry of the history, because Firefox 153 forgets the position of
 * a page that is left by a link. Keeps the browser from scrolling at a step before Gatsby has rendered the other page.
 */
function onNavigate(event: NavigateEvent): void {
  const { navigationType, destination } = event;
  if (window.location.pathname === renderedPath)
    window.navigation.updateCurrentEntry({ state: window.scrollY });
  if (navigationType !== "traverse" || !destination.sameDocument) return;
  scrollAtOnce();
  if (new URL(destination.url).pathname === renderedPath) return;
  event.intercept({
    focusReset: "manual",
    scroll: "manual",
    handler: () =>
      new Promise((finish) => {
        finishStep = finish;
      }),
  });
}

export const onClientEntry: GatsbyBrowser["onClientEntry"] = () => {
  if (canIntercept) window.navigation.addEventListener("navigate", onNavigate);
  else {
    // Gatsby's own handler restores positions after its navigations, the browser those of a document.
    history.scrollRestoration = "manual";
    window.addEventListener("pagehide", () => {
      history.scrollRestoration = "auto";
    });
    // WebKitGTK 2.50 restores the position of a page from its cache after this event.
    window.addEventListener("pageshow", () => {
      setTimeout(() => {
        history.scrollRestoration = "manual";
      });
    });
  }
  // A press on an anchor of the same page makes the page scroll smoothly (base.css). Every other press ends that, since
  // an anchor that is already in place causes no scroll event.
  document.addEventListener("click", ({ target }) => {
    scrollAtOnce();
    if (!(target as Element).closest('a[href^="#"]')) return;
    document.documentElement.dataset.smooth = "";
    window.addEventListener("scroll", scrollAtOnce, { once: true });
  });
};

/** @returns whether Gatsby places the page: not the first one, nor after a step that `onRouteUpdate` places */
export const shouldUpdateScroll: GatsbyBrowser["shouldUpdateScroll"] = (props) => {
  const { action } = props.routerProps.location as Location & { action?: "PUSH" | "POP" };
  return props.prevRouterProps !== undefined && (action === "PUSH" || !canIntercept);
};

/** Places a page after a step in the history, before the browser paints it. */
export const onRouteUpdate: GatsbyBrowser["onRouteUpdate"] = ({ location }) => {
  renderedPath = location.pathname;
  if (!finishStep) return;
  window.scrollTo(0, Number(window.navigation.currentEntry?.getState()));
  finishStep();
  finishStep = undefined;
};
