import type { Page } from "playwright-core";

/**
 * @returns every text of the page, labels and alternative texts included, without what is marked
 *   as being in another language than the document
 */
export const textsInDocumentLanguage = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const attributes = ["aria-label", "alt", "placeholder", "title"];
    const ownLanguage = (element: Element | null) =>
      element?.closest("[lang]") === document.documentElement;
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: string[] = [];
    while (walker.nextNode()) {
      const { parentElement, nodeValue } = walker.currentNode;
      if (ownLanguage(parentElement) && !parentElement?.closest("script, style, noscript")) {
        texts.push(nodeValue ?? "");
      }
    }
    for (const element of document.body.querySelectorAll("*")) {
      if (!ownLanguage(element)) continue;
      texts.push(...attributes.map((name) => element.getAttribute(name) ?? ""));
    }
    return texts.map((text) => text.trim()).filter((text) => text !== "");
  });
