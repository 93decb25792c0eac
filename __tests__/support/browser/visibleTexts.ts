import type { Page } from "playwright-core";

type MarkedText = {
  text: string;
  /** The language that the page marks it as being in. */
  lang: string;
  /** Whether that is a mark of its own, apart from the document's. */
  apart: boolean;
};

/** @returns every text of the page, labels and alternative texts included */
export const markedTexts = (page: Page): Promise<MarkedText[]> =>
  page.evaluate(() => {
    const attributes = ["aria-label", "alt", "placeholder", "title"];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: [Element | null, string | null][] = [];
    while (walker.nextNode()) {
      const { parentElement, nodeValue } = walker.currentNode;
      if (!parentElement?.closest("script, style, noscript"))
        texts.push([parentElement, nodeValue]);
    }
    // Groups of their words stand apart.
    for (const headline of document.body.querySelectorAll("h1, h2")) {
      texts.push([headline, headline.textContent]);
    }
    for (const element of document.body.querySelectorAll("*")) {
      for (const name of attributes) texts.push([element, element.getAttribute(name)]);
    }
    return texts.flatMap(([element, words]) => {
      const marked = element?.closest<HTMLElement>("[lang]");
      const text = words?.trim();
      if (!marked || !text) return [];
      return { text, lang: marked.lang, apart: marked !== document.documentElement };
    });
  });

/** @returns those that are not marked as being in another language than the document */
export const textsInDocumentLanguage = async (page: Page): Promise<string[]> =>
  (await markedTexts(page)).filter(({ apart }) => !apart).map(({ text }) => text);
