import type { Page } from "playwright-core";

/**
 * @returns every text of the page, with labels and alternative texts, each with the language of its
 *   nearest `lang` attribute, and whether that is not the document's
 */
export const markedTexts = (page: Page) =>
  page.evaluate(() => {
    const attributes = ["aria-label", "alt", "placeholder", "title"];
    const elements = document.querySelectorAll("body, body :not(script, style, noscript)");
    return [...elements].flatMap((element) => {
      const own = [...element.childNodes].filter(({ nodeType }) => nodeType === Node.TEXT_NODE);
      const words = [
        ...own.map(({ nodeValue }) => nodeValue),
        ...attributes.map((name) => element.getAttribute(name)),
        // A headline divides its text into several nodes.
        element.matches("h1, h2") ? element.textContent : "",
      ];
      const { lang } = element.closest<HTMLElement>("[lang]") ?? document.documentElement;
      const isMarked = element.closest("[lang]") !== document.documentElement;
      return words.flatMap((each) => (each?.trim() ? { text: each.trim(), lang, isMarked } : []));
    });
  });

/** @returns the texts without a `lang` attribute apart from the document's */
export const textsInDocumentLanguage = async (page: Page): Promise<string[]> =>
  (await markedTexts(page)).filter(({ isMarked }) => !isMarked).map(({ text }) => text);
