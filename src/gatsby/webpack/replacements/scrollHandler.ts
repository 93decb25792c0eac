import { type ReactNode, useEffect, useLayoutEffect, useRef } from "react";
import type { EntryState } from "../../browser/keepPlace";

type ScrollHandlerProps = {
  location: { pathname: string; hash: string; state: EntryState | null };
  children: ReactNode;
};

/**
 * Replaces the one of Gatsby, which writes to sessionStorage, cannot read every hash, and scrolls a
 * hydrated page again. A page that was left appears as it was, another one at its anchor or its top.
 */
export function ScrollHandler({ location, children }: ScrollHandlerProps) {
  const { pathname, hash, state } = location;
  const previous = useRef(location);
  const isOtherPage = previous.current.pathname !== pathname;
  const anchor = () => document.getElementById(hash.slice(1));

  useLayoutEffect(() => {
    if (previous.current === location) return;
    if (state?.top !== undefined) window.scrollTo(0, state.top);
    else if (isOtherPage && anchor()) anchor()?.scrollIntoView();
    else if (isOtherPage || !hash) {
      window.scrollTo(0, 0);
      // The router moves the focus to another page only, and not to the top of this one.
      document.getElementById("gatsby-focus-wrapper")?.focus({ preventScroll: true });
    }
    window.dispatchEvent(new Event("page-placed"));
  });

  // After the router has moved the focus to its wrapper. From there, Tab moves to the start of the page.
  // Not to the anchor of a page that was left: WebKit would scroll to it a moment later.
  useEffect(() => {
    const target = state?.top === undefined ? anchor() : document.links[state.link ?? -1];
    if (isOtherPage) target?.focus({ preventScroll: true });
    previous.current = location;
  });

  return children;
}
