import type { Page } from "playwright-core";

/** @returns every text of the page in its language, with labels and alternative texts */
export const textsInDocumentLanguage = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const attributes = ["aria-label", "alt", "placeholder", "title"];
    const elements = document.querySelectorAll("body, body :not(script, style, noscript)");
    return [...elements].flatMap((element) => {
      if (element.closest("[lang]") !== document.documentElement) return [];
      const own = [...element.childNodes].filter(({ nodeType }) => nodeType === Node.TEXT_NODE);
      const words = [
        ...own.map(({ nodeValue }) => nodeValue),
        ...attributes.map((name) => element.getAttribute(name)),
      ];
      return words.flatMap((each) => each?.trim().replace(/\s/g, " ") || []);
    });
  });
