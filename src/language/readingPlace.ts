/** All blocks of text but those of the table of contents, which can stay in place while the page scrolls. */
const selector = ":is(main, footer) :is(h1, h2, h3, p, li, label):not(nav *)";

const boxes = () =>
  Array.from(document.querySelectorAll(selector), (block) => block.getBoundingClientRect());

/** A block of text by its index, and the top of its box in the window. */
type ReadingPlace = { index: number; top: number };

/** @returns the first block of text below the header, and nothing at the top of the page */
export function readingPlace(): ReadingPlace | undefined {
  const header = document.querySelector("header")?.getBoundingClientRect().bottom ?? 0;
  const all = boxes();
  const index = all.findIndex(({ height, bottom }) => height > 0 && bottom > Math.max(0, header));
  const block = all.at(index);
  return window.scrollY > 0 && block ? { index, top: block.top } : undefined;
}

/** Scrolls the block to where it was, in whatever language or window. */
export function returnTo({ index, top }: ReadingPlace): void {
  const block = boxes().at(index);
  if (block) window.scrollBy(0, block.top - top);
}
