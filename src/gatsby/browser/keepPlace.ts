/** The state of a history entry: the scroll position, and the focused link's index in `document.links`. */
export type EntryState = { top?: number; link?: number };

/**
 * Keeps the scroll position of each history entry in its state, and restores it on Back, Forward and
 * reload; after hydration scrollHandler.ts does, once the page is rendered. onRenderBody.tsx writes this
 * function into every page, the same so that the policy needs one hash. Marks the root of a scrolled page.
 */
export function keepPlace(): void {
  const { search, hash } = location;
  let { pathname } = location;
  let [isHydrated, isShown] = [false, true];
  let [saved, timer] = [0, 0];

  const save = () => {
    if (!isShown) return;
    saved = Date.now();
    const link = [...document.links].indexOf(document.activeElement as HTMLAnchorElement);
    history.replaceState({ ...history.state, top: scrollY, link }, "");
  };
  const restore = () => scrollTo(0, history.state?.top ?? scrollY);

  history.scrollRestoration = "manual";
  addEventListener("scroll", () => {
    const { dataset } = document.documentElement;
    if (scrollY > 10) dataset.scrolled = scrollY > innerHeight / 2 ? "far" : "near";
    else delete dataset.scrolled;
    clearTimeout(timer);
    // At once, too, because Back may follow. Safari allows 100 changes of the history in 30 s.
    timer = window.setTimeout(save, Date.now() - saved > 400 ? 0 : 100);
  });
  addEventListener("pagehide", save);
  addEventListener("click", ({ target }) => (target as Element).closest("a") && save(), true);
  addEventListener("popstate", () => {
    // Otherwise the place of this page would be saved in the entry of the next one.
    isShown = !isHydrated && location.pathname === pathname;
    // The menu would cover the place.
    document.querySelector("dialog")?.close();
    if (isShown) restore();
    else if (!isHydrated) location.reload();
  });
  addEventListener("page-placed", () => (isShown = true));
  addEventListener("site-ready", () => (isHydrated = true));
  // Safari shows a page that it has kept at its top, and has cancelled the scripts that were loading.
  addEventListener("pageshow", ({ persisted }) => {
    if (!persisted) return;
    restore();
    const isTyped = [...new FormData(document.forms[0]).values()].some(Boolean);
    if (!isHydrated && !isTyped) location.reload();
  });
  // Gatsby decodes a path more than once, and fails on `/50%`. The fullwidth sign replaces it.
  try {
    decodeURI(decodeURI(pathname));
  } catch {
    history.replaceState(history.state, "", pathname.replaceAll("%", "\uFF05") + search + hash);
    pathname = location.pathname;
  }
  // Chromium and WebKit keep the state of a page whose address is opened again. It begins at its top.
  const [opening] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  if (opening?.type === "navigate" || history.state?.top === undefined) {
    save();
    return;
  }
  // Otherwise the place would move with the lines above it when the fonts arrive.
  document.body.style.overflowAnchor = "none";
  restore();
  // WebKit would scroll to the anchor of the address once the document is parsed.
  history.replaceState(history.state, "", pathname + search);
  addEventListener("DOMContentLoaded", () =>
    setTimeout(() => history.replaceState(history.state, "", pathname + search + hash)),
  );
}
