/** Scrolls smoothly when a visitor presses a link to an anchor of the same page. */
export function scrollToAnchorsSmoothly(): void {
  document.addEventListener("click", (event) => {
    const link = (event.target as Element).closest<HTMLAnchorElement>('a[href^="#"]');
    const anchor = link && document.getElementById(link.hash.slice(1));
    const opensElsewhere = event.ctrlKey || event.metaKey || event.shiftKey || event.altKey;
    if (!anchor || event.defaultPrevented || opensElsewhere) return;
    if (matchMedia("(prefers-reduced-motion: reduce)").matches) return;

    event.preventDefault();
    const place = window.scrollY;
    // The browser adds the entry to the history, and moves the focus and the scroll position.
    window.location.hash = link.hash;
    window.history.replaceState({ top: window.scrollY }, "");
    // Chromium drops a smooth scroll that follows the end of another one.
    if (window.scrollY !== place) window.scrollTo(0, place);
    anchor.scrollIntoView({ behavior: "smooth" });
    // The same hash again has not moved it.
    anchor.focus({ preventScroll: true });
  });
}
