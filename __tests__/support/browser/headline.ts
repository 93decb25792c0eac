import type { Page } from "playwright-core";
import type { Language } from "../../../src/contract/languages";
import { legalPage, text, unknownPath } from "../content";

const title = (language: Language, path: string) => {
  if (path === "/") return text(language, "hero.title");
  if (path === unknownPath) return text(language, "notFound.message");
  return legalPage(language, path.slice(1)).title;
};

/** @returns the headline of a page with this text */
export const headlineNamed = (page: Page, name: string) =>
  page.getByRole("heading", { level: 1, name, exact: true });

/** @returns the headline of the page at `path` in the language */
export const headline = (page: Page, language: Language, path: string) =>
  headlineNamed(page, title(language, path));
