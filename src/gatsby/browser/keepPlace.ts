/** The state of a history entry: the scroll position, and the focused link's index in `document.links`. */
export type EntryState = { top?: number; link?: number };

/**
 * Keeps the scroll position of each history entry in its state, and restores it on Back, Forward and
 * reload. After hydration, scrollHandler.ts restores it, once the page of the entry is rendered.
 * onRenderBody.tsx writes this function into every page, the same so that the policy needs one hash.
 * It also marks the root of a scrolled page, for the header.
 */
export function keepPlace(): void {
  const { search, hash } = location;
  let { pathname } = location;
  let timer: ReturnType<typeof setTimeout>;

  const save = () => {
    const link = [...document.links].indexOf(document.activeElement as HTMLAnchorElement);
    history.replaceState({ ...history.state, top: scrollY, link }, "");
  };
  const markScrolled = () => {
    const { dataset } = document.documentElement;
    if (scrollY > 10) dataset.scrolled = scrollY > innerHeight / 2 ? "far" : "near";
    else delete dataset.scrolled;
  };
  const restore = () => scrollTo(0, history.state?.top ?? scrollY);
  const restoreBeforeHydration = () => {
    if (location.pathname === pathname) restore();
    else location.reload();
  };

  history.scrollRestoration = "manual";
  addEventListener("scroll", () => {
    markScrolled();
    clearTimeout(timer);
    timer = setTimeout(save, 100);
  });
  addEventListener("click", ({ target }) => (target as Element).closest("a") && save(), true);
  addEventListener("popstate", () => {
    clearTimeout(timer);
    // The menu would cover the place.
    document.querySelector("dialog")?.close();
  });
  addEventListener("popstate", restoreBeforeHydration);
  addEventListener("site-ready", () => removeEventListener("popstate", restoreBeforeHydration));
  // Gatsby decodes a path more than once, and fails on `/50%`. The fullwidth sign replaces it.
  try {
    decodeURI(decodeURI(pathname));
  } catch {
    history.replaceState(history.state, "", pathname.replaceAll("%", "\uFF05") + search + hash);
    pathname = location.pathname;
  }
  if (history.state?.top === undefined) {
    save();
    return;
  }
  restore();
  // WebKit would scroll to the anchor of the address once the document is parsed.
  history.replaceState(history.state, "", pathname + search);
  addEventListener("DOMContentLoaded", () =>
    setTimeout(() => history.replaceState(history.state, "", pathname + search + hash)),
  );
}
