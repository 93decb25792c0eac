/**
 * Runs in the page, written into its HTML by lateScripts, the same on every page so that one hash
 * allows it. The content reads without scripts, so they wait in a template before this script, with
 * links to what they will ask for: they are fetched when the page is idle and run at the visitor's
 * first sign of life. A press on a button that needs them is kept and done again once they have taken
 * the page over, and until then the browser goes back and forward by loading pages. Where a newer
 * build has replaced them, the page is loaded again, once.
 */
export function startScripts(): void {
  const { previousElementSibling: template } = document.currentScript as HTMLScriptElement;
  const { content } = template as HTMLTemplateElement;
  const signs = ["pointermove", "scroll", "keydown", "focusin", "click"];
  const whenIdle = (task: () => void) =>
    "requestIdleCallback" in window
      ? requestIdleCallback(task, { timeout: 300 })
      : setTimeout(task);
  let pressed: HTMLElement | null = null;

  const keepPress = ({ target }: Event) => {
    const button = (target as Element).closest<HTMLElement>("button:not([popovertarget])");
    if (button) pressed = button;
  };

  const run = (event: Event) => {
    // Browsers report a resting pointer as moved when the page appears under it.
    const { movementX, movementY } = event as PointerEvent;
    if (event.type === "pointermove" && !movementX && !movementY) return;
    for (const sign of signs) removeEventListener(sign, run, true);
    whenIdle(() => document.head.append(...content.children));
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
    for (const file of content.querySelectorAll("script, [as=script]")) {
      const address = file.getAttribute("src") ?? file.getAttribute("href") ?? "";
      fetch(address, { priority: "low" })
        .then((response) => response.blob())
        .catch(() => {});
    }
  };

  for (const sign of signs) addEventListener(sign, run, { capture: true, passive: true });
  addEventListener("click", keepPress, true);
  addEventListener("error", renew, true);
  addEventListener("popstate", loadOther);
  // What has been loaded is still to be decoded and painted; a slow phone has no hand free for more.
  addEventListener("load", () => setTimeout(() => whenIdle(fetchAhead), 500));
  addEventListener(
    "site-ready",
    () => {
      removeEventListener("click", keepPress, true);
      removeEventListener("error", renew, true);
      removeEventListener("popstate", loadOther);
      pressed?.click();
    },
    { once: true },
  );
}
