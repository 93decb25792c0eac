import { BaseLoader } from "../../.cache/loader";

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

/** What the visitor waits for. A later request takes its place. */
export let pendingRequest: PageRequest | undefined;

export function setPending(next?: PageRequest): void {
  pendingRequest?.link?.removeAttribute("aria-busy");
  pendingRequest = next;
  // Gatsby's onRouteUpdateDelayed does not say for which link.
  setTimeout(() => next === pendingRequest && next?.link?.setAttribute("aria-busy", "true"), pause);
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
