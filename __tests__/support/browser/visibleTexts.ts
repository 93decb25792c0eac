import type { Page } from "playwright-core";

type MarkedText = {
  text: string;
  /** The language of its nearest `lang` attribute. */
  lang: string;
  /** Whether that attribute is not the document's. */
  isMarked: boolean;
};

/** @returns every text of the page, with labels and alternative texts */
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
    // A headline divides its text into several nodes.
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
      return { text, lang: marked.lang, isMarked: marked !== document.documentElement };
    });
  });

/** @returns the texts without a `lang` attribute apart from the document's */
export const textsInDocumentLanguage = async (page: Page): Promise<string[]> =>
  (await markedTexts(page)).filter(({ isMarked }) => !isMarked).map(({ text }) => text);
