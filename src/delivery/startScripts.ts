/**
 * Runs in the page, written into its HTML by lateScripts. The content reads without scripts, so
 * they wait: they are fetched when the page is idle and run at the visitor's first sign of life.
 * A press on a button that needs them is kept and done again once they have taken the page over.
 * Where a newer build has replaced them, the page is loaded again, once.
 *
 * @param scripts addresses of the scripts, in the order in which they must run
 * @param chunks addresses of the scripts that these will load
 */
export function startScripts(scripts: string[], chunks: string[]): void {
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
    whenIdle(() => {
      for (const address of scripts) {
        const script = document.createElement("script");
        script.src = address;
        script.async = false;
        document.head.append(script);
      }
    });
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

  const fetchAhead = () => {
    for (const address of scripts.concat(chunks)) {
      const link = document.createElement("link");
      link.rel = "prefetch";
      link.href = address;
      document.head.append(link);
    }
  };

  for (const sign of signs) addEventListener(sign, run, { capture: true, passive: true });
  addEventListener("click", keepPress, true);
  addEventListener("error", renew, true);
  addEventListener("load", () => whenIdle(fetchAhead));
  addEventListener(
    "site-ready",
    () => {
      removeEventListener("click", keepPress, true);
      removeEventListener("error", renew, true);
      pressed?.click();
    },
    { once: true },
  );
}
