/**
 * The inline script of every page, which gatsby/ssr/onPreRenderHTML.tsx writes after a template with Gatsby's scripts.
 * The page contains it as a text, so it uses nothing outside itself, no comments, and no syntax that Gatsby compiles
 * for older Nodes, such as `?.`. src/gatsby/README.md says what a visitor would lose without it.
 *
 * - Repairs addresses on which Gatsby fails. On the not-found page Gatsby would decode the path, which can become that
 *   of another page, so a percent sign becomes a fullwidth one.
 * - Starts Gatsby's scripts when the browser is idle, after a second at the latest, because Chromium 147 may wait for
 *   ever on a busy machine (GoogleChrome/web-vitals, issue 754). Browsers let a request wait for another one to the
 *   same address, so a lost script is asked for again at a new one. When one copy has come, all are moved into another
 *   document, where a later one does not run.
 * - Presses a button again after hydration, unless its form has changed since. Buttons with a command are left to the
 *   browser. React may have rendered the page again, so a button is found by its index among all buttons.
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
  let stylesWithoutScripts: Element | null = null;

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
  function giveUp(): void {
    if (stylesWithoutScripts || untilHydrated.signal.aborted) return;
    const { innerHTML } = document.querySelector("noscript") as HTMLElement;
    document.head.insertAdjacentHTML("beforeend", innerHTML);
    stylesWithoutScripts = document.head.lastElementChild;
    for (const button of pressed) button.removeAttribute("aria-busy");
  }
  function load(script: HTMLScriptElement, copies: HTMLScriptElement[]): void {
    const askAgain = () => {
      if (!copies.includes(script)) return;
      const copy = document.createElement("script");
      copy.src = `${script.src}?`;
      load(copy, copies);
    };
    const timer = setTimeout(askAgain, 15000);
    copies.push(script);
    script.onload = () => copies.splice(0).map((copy) => new Document().append(copy));
    script.onerror = () => {
      clearTimeout(timer);
      setTimeout(askAgain, performance.now() / 2);
      if (copies.length > 1 && performance.now() > 8000) giveUp();
    };
    document.body.append(script);
  }
  function start(): void {
    const template = document.getElementById("scripts") as HTMLTemplateElement | null;
    if (!template) return;
    setTimeout(giveUp, 20000);
    for (const script of template.content.querySelectorAll("script")) load(script, []);
    document.body.append(template.content);
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
    if (!stylesWithoutScripts) button.setAttribute("aria-busy", "true");
    start();
  }
  function change({ target }: Event): void {
    const { form } = target as HTMLInputElement;
    buttons.filter((button) => form && button.form === form).forEach(forget);
  }
  function fail({ filename, reason }: Partial<ErrorEvent & PromiseRejectionEvent>): void {
    const source = `${filename || Object(reason).stack}`;
    if (source.includes(`${location.origin}/`) && source.includes(".js")) giveUp();
  }
  function hydrated(): void {
    untilHydrated.abort();
    if (stylesWithoutScripts) stylesWithoutScripts.remove();
    for (const each of document.querySelectorAll("#scripts, body > link, body > script[src]"))
      each.remove();
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
    giveUp();
    return;
  }
  addEventListener("popstate", repairAddress);
  // A page that a press has hydrated before this event no longer has the template.
  addEventListener("load", () => {
    if ("requestIdleCallback" in window) requestIdleCallback(start, { timeout: 1000 });
    else setTimeout(start);
  });
  const options = { capture: true, signal: untilHydrated.signal };
  addEventListener("click", press, options);
  addEventListener("input", change, options);
  addEventListener("error", fail, options);
  addEventListener("unhandledrejection", fail, options);
  addEventListener("lost", giveUp, options);
  addEventListener("hydrated", hydrated, options);
}
