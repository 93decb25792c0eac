import { Component, type ReactNode } from "react";
import type { Language } from "../contract/languages";

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

type ReadersPlaceProps = { language: Language; children: ReactNode };

/**
 * Keeps what is read at its place when the texts around it change their length. A class, for React
 * tells no other that it is about to change the page, until when the reader may scroll.
 */
export class ReadersPlace extends Component<ReadersPlaceProps> {
  getSnapshotBeforeUpdate({ language }: ReadersPlaceProps) {
    return language === this.props.language ? null : rememberReadersPlace();
  }

  componentDidUpdate(_props: ReadersPlaceProps, _state: object, returnToPlace?: () => void) {
    returnToPlace?.();
  }

  render() {
    return this.props.children;
  }
}
