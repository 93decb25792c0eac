type Navigate = (to: string, options?: object) => void;

declare global {
  interface Window {
    /** Gatsby's navigation, which its links call. */
    ___navigate: Navigate;
    /** Gatsby's loader, which caches the data of pages. */
    ___loader: { loadPage: (path: string) => Promise<unknown> };
  }
}

/**
 * Cancels a navigation when a later one starts. Otherwise a page whose data loads slowly would
 * replace the page that the visitor requested after it.
 */
export function followLatestLink(): void {
  const navigate = window.___navigate;
  let latest = 0;

  window.___navigate = async (to, options) => {
    latest += 1;
    const current = latest;
    await window.___loader.loadPage(new URL(to, window.location.href).pathname);
    if (current === latest) navigate(to, options);
  };
  window.addEventListener("popstate", () => {
    latest += 1;
  });
}
