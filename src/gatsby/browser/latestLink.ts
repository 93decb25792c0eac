type Navigate = (to: string, options?: object) => void;

declare global {
  interface Window {
    /** How Gatsby's links go to a page of the site. */
    ___navigate: Navigate;
    /** Where Gatsby keeps what it has loaded. */
    ___loader: { loadPage: (path: string) => Promise<unknown> };
  }
}

/**
 * Lets a link count only until the visitor goes elsewhere. Left to Gatsby, a page whose data is
 * slow would come over the one that was asked for after it.
 */
export function followLatestLink(): void {
  const navigate = window.___navigate;
  let latest = 0;

  window.___navigate = async (to, options) => {
    latest += 1;
    const own = latest;
    await window.___loader.loadPage(new URL(to, window.location.href).pathname);
    if (own === latest) navigate(to, options);
  };
  window.addEventListener("popstate", () => {
    latest += 1;
  });
}
