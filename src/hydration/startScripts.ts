/**
 * Loads the scripts of a page at a quiet moment or at the first event, which may be the browser's own
 * scroll to an anchor. deferScripts writes it after their template, the same on every page so that the
 * policy needs one hash. After hydration it repeats a press on a button that the browser leaves to the
 * page. Until then the button is marked busy.
 */
export function startScripts(): void {
  const { content } = document.querySelector("template") as HTMLTemplateElement;
  const { head, documentElement } = document;
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  // Safari has no requestIdleCallback.
  const whenIdle = window.requestIdleCallback ?? setTimeout;
  const firstEvents = ["pointermove", "pointerdown", "scroll", "keydown", "focusin", "click"];
  const hydration = new AbortController();
  const options = { capture: true, passive: true, signal: hydration.signal };
  const presses = new Set<HTMLButtonElement>();
  let state = "waiting";

  // Before that, Gatsby's inline scripts have not run.
  const load = () => {
    if (document.readyState !== "loading") head.append(content);
    else addEventListener("DOMContentLoaded", load);
  };
  const loadAtEvent = (event: Event) => {
    // Browsers also send pointermove when the page appears under a pointer that does not move.
    const { movementX, movementY } = event as PointerEvent;
    if (event.type !== "pointermove" || movementX || movementY) load();
  };
  const prefetch = () => {
    head.append(...content.querySelectorAll("link"));
    setTimeout(() => whenIdle(load), 3000);
  };
  const paint = new PerformanceObserver(() => setTimeout(() => whenIdle(prefetch), 500));
  const showState = () => {
    if (hydration.signal.aborted || presses.size === 0) return;
    documentElement.dataset.scripts = state;
    if (state === "failed") for (const button of presses) button.removeAttribute("aria-busy");
  };
  const recordPress = ({ target }: Event) => {
    const pressed = target as HTMLInputElement;
    // A link of the menu leads to a section behind it.
    if (pressed.closest("a")) pressed.closest("dialog")?.close();
    // A message on which the visitor works again must not be sent.
    pressed.form?.querySelector("button")?.removeAttribute("aria-busy");
    const button = pressed.closest("button");
    if (!button || button.commandForElement) return;
    presses.delete(button);
    presses.add(button);
    button.setAttribute("aria-busy", "true");
    setTimeout(showState, state === "failed" ? 0 : 1000);
  };
  const fail = ({ target }: Event) => {
    if (target instanceof Element && target.tagName !== "SCRIPT") return;
    state = "failed";
    showState();
  };

  for (const type of firstEvents) addEventListener(type, loadAtEvent, options);
  for (const type of ["click", "input"]) addEventListener(type, recordPress, options);
  for (const type of ["error", "unhandledrejection"]) addEventListener(type, fail, options);
  if (connection?.saveData) documentElement.dataset.saveData = "";
  // Not before the first paint, which may come long after the load event.
  else addEventListener("load", () => paint.observe({ type: "paint", buffered: true }));
  addEventListener("site-ready", () => {
    hydration.abort();
    delete documentElement.dataset.scripts;
    for (const button of presses) if (button.hasAttribute("aria-busy")) button.click();
    for (const button of presses) button.removeAttribute("aria-busy");
  });
}
