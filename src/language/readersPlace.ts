const blocks = ":is(main, footer) :is(h1, h2, h3, p, li, legend, label)";

/** What the fixed header covers of the window. */
const coveredHeight = () =>
  Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) || 0;

/**
 * Remembers the block of text that stands at the top of the window.
 *
 * @returns a function that scrolls the block back to its place once the texts have changed; the
 *   blocks must have kept their number and order. At the top of the page it leaves things be.
 */
export function rememberReadersPlace(): () => void {
  const covered = coveredHeight();
  const edges = () =>
    Array.from(document.querySelectorAll(blocks), (block) => block.getBoundingClientRect());
  const before = edges();
  const index = before.findIndex(({ bottom, height }) => height > 0 && bottom > covered);
  const { top: place } = before[index] ?? {};

  return () => {
    const { top } = edges()[index] ?? {};
    if (window.scrollY === 0 || place === undefined || top === undefined) return;
    window.scrollBy({ top: top - place, behavior: "instant" });
  };
}
