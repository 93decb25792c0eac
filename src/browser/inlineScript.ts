/**
 * The inline script of every page, which gatsby/ssr/onPreRenderHTML.tsx writes after a template with Gatsby's scripts.
 * As a text of its own it uses nothing outside itself, no comments, and no syntax that Gatsby compiles for
 * older Nodes, such as `?.`.
 *
 * - Repairs addresses on which Gatsby fails: it drops a hash that cannot be decoded, merges slashes at the
 *   beginning, and writes the fullwidth percent sign into the path of the not-found page, which Gatsby would decode
 *   to another.
 * - Marks the root of a page that is scrolled by more than 10 pixels, for the header.
 * - Starts Gatsby's scripts at idle after the first view, or at the first press of a button. On a busy machine
 *   Chromium 147 may never be idle (GoogleChrome/web-vitals, issue 754), hence the time limit. Marks the
 *   pressed button as busy, and presses it once after hydration, unless its form has changed since. A
 *   button with a command is answered by the browser, and an anchor closes the menu. React may have
 *   rendered the page again, so a button is known by its number. Only a failure of the site's own scripts
 *   removes the mark.
 * - Leaves a copy as it is without scripts, since Gatsby would go to the page's own path: a page saved to a disk,
 *   or in an archive under a longer path. So a hydrated page loses its scripts, and is saved without them.
 */
export function inlineScript(): void {
  const { pagePath } = window;
  const allButtons = () =>
    Array.from(document.querySelectorAll<HTMLButtonElement>("#___gatsby button"));
  const buttons = allButtons();
  const pressed = new Set<HTMLButtonElement>();
  const untilHydrated = new AbortController();
  let hasFailed = false;

  function repairAddress(): void {
    const { pathname, search, hash } = location;
    let path = pathname.replace(/^\/+/, "/");
    if (pagePath === "/404.html") path = path.replace(/%(EF%BC%85)?/g, "%EF%BC%85");
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
    document.body.append((document.getElementById("scripts") as HTMLTemplateElement).content);
  }
  function forget(button: HTMLButtonElement): void {
    pressed.delete(button);
    button.removeAttribute("aria-busy");
  }
  function press({ target }: Event): void {
    const element = target as Element;
    const button = element.closest("button");
    const menu = element.closest('a[href^="#"]') && element.closest("dialog");
    if (menu) menu.close();
    if (!button || !buttons.includes(button) || button.commandForElement) return;
    forget(button);
    pressed.add(button);
    if (!hasFailed) button.setAttribute("aria-busy", "true");
    start();
  }
  function change({ target }: Event): void {
    const { form } = target as HTMLInputElement;
    buttons.filter((button) => form && button.form === form).forEach(forget);
  }
  function fail({ target, filename, reason }: Partial<ErrorEvent & PromiseRejectionEvent>): void {
    const source = `${(target as HTMLScriptElement).src || filename || Object(reason).stack}`;
    if (!source.includes(`${location.origin}/`) || !source.includes(".js")) return;
    hasFailed = true;
    for (const button of pressed) button.removeAttribute("aria-busy");
  }
  function hydrated(): void {
    untilHydrated.abort();
    document.querySelectorAll("body > script[src]").forEach((script) => {
      script.remove();
    });
    for (const button of pressed) {
      forget(button);
      const current = button.isConnected ? button : allButtons()[buttons.indexOf(button)];
      if (current) current.click();
    }
  }

  const mark = () => document.documentElement.toggleAttribute("data-scrolled", scrollY > 10);
  mark();
  addEventListener("scroll", mark);
  repairAddress();
  const { protocol, pathname } = location;
  if (protocol === "file:" || (pathname !== pagePath && pathname.endsWith(pagePath))) {
    const { innerHTML } = document.querySelector("noscript") as HTMLElement;
    document.head.insertAdjacentHTML("beforeend", innerHTML);
    return;
  }
  addEventListener("popstate", repairAddress);
  addEventListener("load", () => {
    if ("requestIdleCallback" in window) requestIdleCallback(start, { timeout: 1000 });
    else setTimeout(start);
  });
  const options = { capture: true, signal: untilHydrated.signal };
  addEventListener("click", press, options);
  addEventListener("input", change, options);
  addEventListener("error", fail, options);
  addEventListener("unhandledrejection", fail, options);
  addEventListener("hydrated", hydrated, options);
}
