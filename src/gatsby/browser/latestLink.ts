/** The time in milliseconds after which a link is marked as busy. */
const slowAfter = 300;

/**
 * Cancels a navigation when a later one starts. Otherwise a page whose data loads slowly would
 * replace the page that the visitor requested after it. Until then its links are marked as busy, and
 * the side menu stays open.
 */
export function followLatestLink(): void {
  const navigate = window.___navigate;
  let cancel = () => {};

  window.___navigate = async (to, options) => {
    cancel();
    let isLatest = true;
    const links = document.querySelectorAll(`a[href="${to}"]`);
    const timer = setTimeout(() => {
      for (const link of links) link.setAttribute("aria-busy", "true");
    }, slowAfter);
    cancel = () => {
      isLatest = false;
      clearTimeout(timer);
      for (const link of links) link.removeAttribute("aria-busy");
    };
    const page = await window.___loader.loadPage(new URL(to, window.location.href).pathname);
    if (!isLatest) return;
    cancel();
    document.querySelector("dialog")?.close();
    // Gatsby would discard the state of the history entry, and with it the scroll position.
    if (page?.status === "error") window.location.assign(to);
    else navigate(to, options);
  };
  window.addEventListener("popstate", () => cancel());
}
