/**
 * Loads the scripts of a page. deferScripts writes this function into the HTML, the same on every page
 * so that the policy needs one hash. The scripts are in a template before it, with links to the files
 * that they request. They are fetched when the page is idle. They hydrate it at the visitor's first
 * event, or one by one after some seconds without one. A click on a button before that marks the
 * button as busy, and is repeated after hydration. If the scripts fail or are too slow, `data-lost` on
 * the root has the type of that button, and styles show an alternative. If a newer build has
 * replaced the scripts, the page reloads once.
 */
export function startScripts(): void {
  const { previousElementSibling: template } = document.currentScript as HTMLScriptElement;
  const { content } = template as HTMLTemplateElement;
  const { head, documentElement } = document;
  const events = ["pointermove", "pointerdown", "scroll", "keydown", "focusin", "click"];
  const idleSeconds = 3;
  const timeoutSeconds = 8;
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  const whenIdle = (task: () => void) =>
    "requestIdleCallback" in window
      ? requestIdleCallback(task, { timeout: 300 })
      : setTimeout(task);
  const pressed = new Set<HTMLButtonElement>();
  let haveFailed = false;

  const clear = (button: HTMLButtonElement) => {
    button.removeAttribute("aria-busy");
    pressed.delete(button);
  };

  // On a page that opens or jumps further down, the header covers text before hydration.
  const markScrolled = () => {
    const header = document.querySelector("header");
    if (!header) return;
    if (scrollY > 10) header.dataset.scrolled = "far";
    else delete header.dataset.scrolled;
  };

  const showAlternative = () => {
    for (const button of pressed) {
      clear(button);
      documentElement.dataset.lost = button.type;
      button.form?.nextElementSibling?.scrollIntoView({ block: "nearest" });
    }
  };

  const fail = () => {
    haveFailed = true;
    showAlternative();
  };

  const recordPress = ({ target }: Event) => {
    const button = target instanceof Element && target.closest("button");
    if (!button) return;
    // Of the buttons of the language switcher, only the last click counts.
    for (const other of pressed) if (other.parentElement === button.parentElement) clear(other);
    pressed.add(button);
    button.setAttribute("aria-busy", "true");
    if (haveFailed) showAlternative();
    else setTimeout(showAlternative, timeoutSeconds * 1000);
  };

  const hydrate = (event: Event) => {
    // Browsers also send pointermove when the page appears under a pointer that does not move.
    const { movementX, movementY } = event as PointerEvent;
    if (event.type === "pointermove" && !movementX && !movementY) return;
    for (const type of events) removeEventListener(type, hydrate, true);
    const loadAll = () => head.append(...content.children);
    if (/down|click/.test(event.type)) loadAll();
    else whenIdle(loadAll);
  };

  const hydrateStepwise = () => {
    const next = content.querySelector("script");
    if (!next) return;
    next.addEventListener("load", () => setTimeout(hydrateStepwise));
    head.append(next);
  };

  // A missing script belongs to an earlier build. The page then reloads, but at most once.
  const reloadOnce = ({ target }: Event) => {
    if (!(target instanceof HTMLScriptElement)) return;
    removeEventListener("error", reloadOnce, true);
    const [visit] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
    if (visit?.type === "reload") return fail();
    fetch(target.src, { method: "HEAD" }).then(
      ({ status }) => (status === 404 ? location.reload() : fail()),
      fail,
    );
  };

  // Firefox blocks <link rel=prefetch> under the policy.
  const prefetch = () => {
    const fetched = Array.from(content.querySelectorAll("script, [as=script]"), (file) =>
      fetch(file.getAttribute("src") ?? file.getAttribute("href") ?? "", { priority: "low" })
        .then((response) => response.blob())
        .catch(() => {}),
    );
    Promise.all(fetched).then(() =>
      setTimeout(() => whenIdle(hydrateStepwise), idleSeconds * 1000),
    );
  };

  for (const type of events) addEventListener(type, hydrate, { capture: true, passive: true });
  addEventListener("scroll", markScrolled, { passive: true });
  addEventListener("click", recordPress, true);
  addEventListener("error", reloadOnce, true);
  if (connection?.saveData) documentElement.dataset.saveData = "";
  // The delay lets a slow phone decode and paint first.
  else addEventListener("load", () => setTimeout(() => whenIdle(prefetch), 500));
  addEventListener(
    "site-ready",
    () => {
      removeEventListener("scroll", markScrolled);
      // A scroll during hydration may not have been dispatched yet, and React keeps the attribute.
      markScrolled();
      removeEventListener("click", recordPress, true);
      removeEventListener("error", reloadOnce, true);
      // Otherwise a first event after hydration would fetch the linked files again.
      content.replaceChildren();
      delete documentElement.dataset.lost;
      for (const button of pressed) {
        clear(button);
        button.click();
      }
    },
    { once: true },
  );
}
