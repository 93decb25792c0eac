/**
 * The inline script of every page, which gatsby/ssr/onPreRenderHTML.tsx writes after a template with Gatsby's scripts.
 * The page contains this function as a text, so it uses nothing outside itself and no syntax that Gatsby compiles for
 * older Nodes, such as `?.`. src/gatsby/README.md says what a visitor would lose without it.
 *
 * - Marks a page that is scrolled by more than 10 pixels, for the header.
 * - Repairs addresses on which Gatsby fails. On the not-found page Gatsby would decode the path, which can become that
 *   of another page, so a percent sign becomes a fullwidth one.
 * - Starts Gatsby's scripts when the browser is idle, or at the first press of a button. It waits a second at most,
 *   because Chromium 147 may wait for ever on a busy machine (GoogleChrome/web-vitals, issue 754).
 * - Asks once more for a lost script. If that fails too, or data are lost, the page shows what it shows without scripts.
 * - Presses a button again after hydration. Buttons of the side menu with the attribute `command` are left to browsers
 *   that know it.
 */
export function inlineScript(): void {
  const script = document.currentScript as HTMLScriptElement;
  const template = script.previousElementSibling as HTMLTemplateElement;
  const pressed = new Set<HTMLButtonElement>();
  const untilHydrated = new AbortController();
  let stylesWithoutScripts: Element | null = null;

  function markScrolled(): void {
    document.documentElement.toggleAttribute("data-scrolled", scrollY > 10);
  }
  function repairAddress(): void {
    const { pathname, search, hash } = location;
    let path = pathname.replace(/^\/+/, "/");
    if (window.pagePath === "/404.html") path = path.replace(/%(EF%BC%85)?/g, "%EF%BC%85");
    let anchor = hash;
    try {
      decodeURI(hash);
    } catch (_) {
      anchor = "";
    }
    if (path + anchor !== pathname + hash)
      history.replaceState(history.state, "", path + search + anchor);
  }
  function start(): void {
    for (const lost of template.content.querySelectorAll("script")) {
      lost.onerror = () => {
        const copy = document.createElement("script");
        copy.src = lost.src;
        copy.onerror = giveUp;
        setTimeout(() => document.body.append(copy), 1000);
      };
    }
    template.after(template.content);
  }
  function giveUp(): void {
    if (stylesWithoutScripts) return;
    const { innerHTML } = document.querySelector("noscript") as HTMLElement;
    document.head.insertAdjacentHTML("beforeend", innerHTML);
    stylesWithoutScripts = document.head.lastElementChild;
    for (const button of pressed) button.removeAttribute("aria-busy");
    pressed.clear();
  }
  function press({ target }: Event): void {
    const button = (target as Element).closest("button");
    if (!button || button.commandForElement || stylesWithoutScripts) return;
    pressed.add(button);
    button.setAttribute("aria-busy", "true");
    start();
  }
  function hydrated(): void {
    untilHydrated.abort();
    template.remove();
    if (stylesWithoutScripts) stylesWithoutScripts.remove();
    for (const button of pressed) {
      button.removeAttribute("aria-busy");
      button.click();
    }
  }

  markScrolled();
  repairAddress();
  addEventListener("scroll", markScrolled);
  addEventListener("popstate", repairAddress);
  addEventListener("load", () => {
    if ("requestIdleCallback" in window) requestIdleCallback(start, { timeout: 1000 });
    else setTimeout(start);
  });
  const { signal } = untilHydrated;
  addEventListener("click", press, { capture: true, signal });
  addEventListener("unhandledrejection", giveUp, { signal });
  addEventListener("hydrated", hydrated, { signal });
}
