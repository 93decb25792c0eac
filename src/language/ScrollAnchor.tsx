import { Component, type ReactNode } from "react";
import type { Language } from "../contract/languages";

const blocks = ":is(main, footer) :is(h1, h2, h3, p, li, legend, label)";

/** @returns the height of the window that the fixed header covers */
const coveredHeight = () =>
  Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) || 0;

/**
 * Remembers the first visible block of text.
 *
 * @returns a function that scrolls the block back to its position after the texts have changed; the
 *   number and order of the blocks must be the same. It does nothing at the top of the page.
 */
export function rememberScrollAnchor(): () => void {
  const covered = coveredHeight();
  const edges = () =>
    Array.from(document.querySelectorAll(blocks), (block) => block.getBoundingClientRect());
  const before = edges();
  const index = before.findIndex(({ bottom, height }) => height > 0 && bottom > covered);
  const { top: previousTop } = before[index] ?? {};

  return () => {
    const { top } = edges()[index] ?? {};
    if (window.scrollY === 0 || previousTop === undefined || top === undefined) return;
    window.scrollBy({ top: top - previousTop, behavior: "instant" });
  };
}

type ScrollAnchorProps = { language: Language; children: ReactNode };

/**
 * Keeps the first visible block at its position when the language changes. A class component, because
 * only `getSnapshotBeforeUpdate` runs right before React changes the DOM.
 */
export class ScrollAnchor extends Component<ScrollAnchorProps> {
  getSnapshotBeforeUpdate({ language }: ScrollAnchorProps) {
    return language === this.props.language ? null : rememberScrollAnchor();
  }

  componentDidUpdate(_props: ScrollAnchorProps, _state: object, restore?: () => void) {
    restore?.();
  }

  render() {
    return this.props.children;
  }
}
