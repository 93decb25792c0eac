/** What the state of a history entry says about its page. */
export type Place = {
  /** The vertical scroll position. */
  top?: number;
  /** The index of the focused element among `document.links`. */
  link?: number;
};

/**
 * Keeps the scroll position of each history entry in its state, and restores it on Back, Forward and
 * reload. After hydration, scrollHandler.ts restores it, once the page of the entry is rendered.
 * onRenderBody.tsx writes this function into every page, the same so that the policy needs one hash.
 */
export function keepPlace(): void {
  const { pathname, search, hash } = location;
  let timer: ReturnType<typeof setTimeout>;

  const save = () => {
    const link = [...document.links].indexOf(document.activeElement as HTMLAnchorElement);
    history.replaceState({ ...history.state, top: scrollY, link }, "");
  };
  const restore = ({ top }: Place) => top !== undefined && scrollTo(0, top);
  const saveSoon = () => {
    clearTimeout(timer);
    timer = setTimeout(save, 100);
  };
  const saveBeforeLink = ({ target }: Event) => {
    if ((target as Element).closest("a")) save();
  };
  const restoreBeforeHydration = ({ state }: PopStateEvent) => {
    if (location.pathname === pathname) restore(state ?? {});
    else location.reload();
  };

  history.scrollRestoration = "manual";
  addEventListener("scroll", saveSoon, { passive: true });
  addEventListener("click", saveBeforeLink, true);
  addEventListener("popstate", () => clearTimeout(timer));
  addEventListener("popstate", restoreBeforeHydration);
  addEventListener("site-ready", () => removeEventListener("popstate", restoreBeforeHydration));
  try {
    decodeURI(pathname);
  } catch {
    // The router could not decode this path.
    history.replaceState(history.state, "", pathname.replaceAll("%", "%25") + search + hash);
  }
  restore(history.state ?? {});
  save();
}
