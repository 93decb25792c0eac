/**
 * Runs in the page, written into its HTML by lateScripts, the same on every page so that one hash
 * allows it. The content reads without scripts, so they wait in a template before this script, with
 * links to what they will ask for. They are fetched when the page is idle, and hydrate it at the
 * visitor's first event or, one by one, once nothing has happened for some seconds. A press on a
 * button that needs them is kept, shown as busy, and done again once they have hydrated the page;
 * until then the browser goes back and forward by loading pages. Where a newer build has replaced
 * them, the page is loaded again, once.
 */
export function startScripts(): void {
  const { previousElementSibling: template } = document.currentScript as HTMLScriptElement;
  const { content } = template as HTMLTemplateElement;
  const { head, documentElement } = document;
  const events = ["pointermove", "pointerdown", "scroll", "keydown", "focusin", "click"];
  const quietSeconds = 3;
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  const whenIdle = (task: () => void) =>
    "requestIdleCallback" in window
      ? requestIdleCallback(task, { timeout: 300 })
      : setTimeout(task);
  let pressed: HTMLElement | null = null;

  const keepPress = ({ target }: Event) => {
    const button = target instanceof Element && target.closest("button");
    if (!button) return;
    pressed?.removeAttribute("aria-busy");
    pressed = button;
    pressed.setAttribute("aria-busy", "true");
  };

  const hydrate = (event: Event) => {
    // Browsers report a resting pointer as moved when the page appears under it.
    const { movementX, movementY } = event as PointerEvent;
    if (event.type === "pointermove" && !movementX && !movementY) return;
    for (const type of events) removeEventListener(type, hydrate, true);
    const all = () => head.append(...content.children);
    if (/down|click/.test(event.type)) all();
    else whenIdle(all);
  };

  const hydrateInPieces = () => {
    const next = content.querySelector("script");
    if (!next) return;
    next.addEventListener("load", () => setTimeout(hydrateInPieces));
    head.append(next);
  };

  // A script that is gone belongs to a build that has been replaced since. The new page has its own;
  // where it has not, it stays as it is.
  const renew = ({ target }: Event) => {
    if (!(target instanceof HTMLScriptElement)) return;
    removeEventListener("error", renew, true);
    const [visit] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
    if (visit?.type === "reload") return;
    fetch(target.src, { method: "HEAD" }).then(
      ({ status }) => status === 404 && location.reload(),
      () => {},
    );
  };

  // After a reload, pages that scripts have shown are steps of the history that scripts must show.
  const { pathname } = location;
  const loadOther = () => {
    if (location.pathname !== pathname) location.reload();
  };

  // Not by prefetch, which Firefox counts among what the policy has no rule for.
  const fetchAhead = () => {
    const fetched = Array.from(content.querySelectorAll("script, [as=script]"), (file) =>
      fetch(file.getAttribute("src") ?? file.getAttribute("href") ?? "", { priority: "low" })
        .then((response) => response.blob())
        .catch(() => {}),
    );
    Promise.all(fetched).then(() =>
      setTimeout(() => whenIdle(hydrateInPieces), quietSeconds * 1000),
    );
  };

  for (const type of events) addEventListener(type, hydrate, { capture: true, passive: true });
  addEventListener("click", keepPress, true);
  addEventListener("error", renew, true);
  addEventListener("popstate", loadOther);
  if (connection?.saveData) documentElement.dataset.saveData = "";
  // What has been loaded is still to be decoded and painted; a slow phone has no hand free for more.
  else addEventListener("load", () => setTimeout(() => whenIdle(fetchAhead), 500));
  addEventListener(
    "site-ready",
    () => {
      removeEventListener("click", keepPress, true);
      removeEventListener("error", renew, true);
      removeEventListener("popstate", loadOther);
      // What the links asked for has come by now; a late first event would ask for it again.
      content.replaceChildren();
      pressed?.removeAttribute("aria-busy");
      pressed?.click();
    },
    { once: true },
  );
}
