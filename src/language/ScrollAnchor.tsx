import { Component, type ReactNode } from "react";
import type { Language } from "../contract/languages";

/** Without the table of contents, which can stay in place while the page scrolls. */
const blocks = ":is(main, footer) :is(h1, h2, h3, p, li, label):not(nav *)";

/** @returns the blocks of text, each by the number of headings before it and of blocks since then */
function blockPositions(): Map<string, DOMRect> {
  let headings = 0;
  let since = 0;
  return new Map(
    Array.from(document.querySelectorAll(blocks), (block) => {
      since = block instanceof HTMLHeadingElement ? 0 : since + 1;
      if (since === 0) headings += 1;
      return [`${headings}.${since}`, block.getBoundingClientRect()];
    }),
  );
}

type ScrollAnchorProps = { language: Language; children: ReactNode };

type Snapshot = { name: string; top: number };

/**
 * Keeps the first block below the header at its position when the language changes. A class component,
 * because only `getSnapshotBeforeUpdate` runs right before React changes the DOM.
 */
export class ScrollAnchor extends Component<ScrollAnchorProps> {
  getSnapshotBeforeUpdate({ language }: ScrollAnchorProps): Snapshot | null {
    if (language === this.props.language || window.scrollY === 0) return null;
    const header = document.querySelector("header")?.getBoundingClientRect().bottom ?? 0;
    for (const [name, { top, bottom, height }] of blockPositions()) {
      if (height > 0 && bottom > Math.max(0, header)) return { name, top };
    }
    return null;
  }

  componentDidUpdate(_props: ScrollAnchorProps, _state: object, before: Snapshot | null) {
    const now = before && blockPositions().get(before.name);
    if (now) window.scrollBy(0, now.top - before.top);
  }

  render() {
    return this.props.children;
  }
}
