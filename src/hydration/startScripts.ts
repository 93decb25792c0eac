/**
 * Runs in the page, written into its HTML by lateScripts, the same on every page so that one hash
 * allows it. The content reads without scripts, so they wait in a template before this script, with
 * links to the files that they will request. They are fetched when the page is idle, and hydrate it
 * at the visitor's first event or, one by one, once nothing has happened for some seconds. A press
 * on a button before that is kept, shown as busy, and repeated after hydration. Where the scripts
 * are lost or too slow, `data-lost` on the root names the type of the pressed button, and styles
 * show what the visitor can do instead. Until hydration the browser goes back and forward by loading
 * pages. Where a newer build has replaced the scripts, the page is loaded again, once.
 */
export function startScripts(): void {
  const { previousElementSibling: template } = document.currentScript as HTMLScriptElement;
  const { content } = template as HTMLTemplateElement;
  const { head, documentElement } = document;
  const events = ["pointermove", "pointerdown", "scroll", "keydown", "focusin", "click"];
  const quietSeconds = 3;
  const patientSeconds = 8;
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  const whenIdle = (task: () => void) =>
    "requestIdleCallback" in window
      ? requestIdleCallback(task, { timeout: 300 })
      : setTimeout(task);
  const pressed = new Set<HTMLButtonElement>();
  let areLost = false;

  const forget = (button: HTMLButtonElement) => {
    button.removeAttribute("aria-busy");
    pressed.delete(button);
  };

  const giveUp = () => {
    for (const button of pressed) {
      forget(button);
      documentElement.dataset.lost = button.type;
      button.form?.nextElementSibling?.scrollIntoView({ block: "nearest" });
    }
  };

  const lose = () => {
    areLost = true;
    giveUp();
  };

  const keepPress = ({ target }: Event) => {
    const button = target instanceof Element && target.closest("button");
    if (!button) return;
    // Of the languages, the last one counts.
    for (const other of pressed) if (other.parentElement === button.parentElement) forget(other);
    pressed.add(button);
    button.setAttribute("aria-busy", "true");
    if (areLost) giveUp();
    else setTimeout(giveUp, patientSeconds * 1000);
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

  // A script that is missing belongs to a build that has been replaced since. The new page has its
  // own; where it has not, the page stays as it is.
  const renew = ({ target }: Event) => {
    if (!(target instanceof HTMLScriptElement)) return;
    removeEventListener("error", renew, true);
    const [visit] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
    if (visit?.type === "reload") return lose();
    fetch(target.src, { method: "HEAD" }).then(
      ({ status }) => (status === 404 ? location.reload() : lose()),
      lose,
    );
  };

  // After a reload, history entries that scripts have made need scripts to show their page.
  const { pathname } = location;
  const loadOther = () => {
    if (location.pathname !== pathname) location.reload();
  };

  // Not by prefetch, for which the policy would need a rule in Firefox.
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
  // Leaves a slow phone time to decode and paint what has loaded.
  else addEventListener("load", () => setTimeout(() => whenIdle(fetchAhead), 500));
  addEventListener(
    "site-ready",
    () => {
      removeEventListener("click", keepPress, true);
      removeEventListener("error", renew, true);
      removeEventListener("popstate", loadOther);
      // The links have fetched their files; a late first event would fetch them again.
      content.replaceChildren();
      delete documentElement.dataset.lost;
      for (const button of pressed) {
        forget(button);
        button.click();
      }
    },
    { once: true },
  );
}
