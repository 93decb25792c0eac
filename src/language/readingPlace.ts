/** Without the table of contents, which can stay in place while the page scrolls. */
const blocks = ":is(main, footer) :is(h1, h2, h3, p, li, label):not(nav *)";

/** Yields the blocks of text, each with the number of headings before it and of blocks since then. */
function* blockPositions(): Generator<[string, DOMRect]> {
  let [headings, since] = [0, 0];
  for (const block of document.querySelectorAll(blocks)) {
    since = block instanceof HTMLHeadingElement ? 0 : since + 1;
    if (since === 0) headings += 1;
    yield [`${headings}.${since}`, block.getBoundingClientRect()];
  }
}

/** The noted block of text, and its distance from the top of the window in pixels. */
let place: { name: string; top: number } | null = null;

/** Notes the first block below the header, unless the page is at its top. */
export function notePlace(): void {
  place = null;
  if (window.scrollY === 0) return;
  const header = document.querySelector("header")?.getBoundingClientRect().bottom ?? 0;
  for (const [name, { top, bottom, height }] of blockPositions()) {
    if (height === 0 || bottom <= Math.max(0, header)) continue;
    place = { name, top };
    return;
  }
}

/** Scrolls the noted block to its earlier position. */
export function returnToPlace(): void {
  const now = place && new Map(blockPositions()).get(place.name);
  if (place && now && now.height > 0) window.scrollBy(0, now.top - place.top);
}

/** Keeps the place when a phone is turned. Browsers do not where lengths depend on the window's width. */
export function keepPlaceOnResize(): void {
  let width = window.innerWidth;
  notePlace();
  window.addEventListener("scroll", () =>
    // After the frame's animations, which move blocks. A turned page has moved to another place.
    requestAnimationFrame(() => window.innerWidth === width && notePlace()),
  );
  window.addEventListener("resize", () => {
    // A keyboard on the screen changes the height alone.
    if (window.innerWidth !== width) returnToPlace();
    width = window.innerWidth;
  });
}
