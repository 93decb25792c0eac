/** Without the table of contents, which can stay in place while the page scrolls. */
const selector = ":is(main, footer) :is(h1, h2, h3, p, li, label):not(nav *)";

const boxes = () =>
  Array.from(document.querySelectorAll(selector), (block) => block.getBoundingClientRect());

/**
 * Keeps the first block of text below the header where it is, unless the page is at its top.
 *
 * @param change changes the texts of the page at once
 */
export function keepReadingPlace(change: () => void): void {
  const header = document.querySelector("header")?.getBoundingClientRect().bottom ?? 0;
  const before = boxes();
  const first = before.findIndex(
    ({ height, bottom }) => height > 0 && bottom > Math.max(0, header),
  );
  change();
  const [then, now] = [before[first], boxes()[first]];
  if (window.scrollY > 0 && then && now) window.scrollBy(0, now.top - then.top);
}
