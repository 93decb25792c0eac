import { act, render } from "@testing-library/react";
import i18next, { type i18n } from "i18next";
import type { ReactElement, ReactNode } from "react";
import { I18nextProvider } from "react-i18next";
import { defaultLanguage, type Language, languages } from "../../../src/contract/languages";
import { LanguageProvider, useLanguage } from "../../../src/language/LanguageProvider";
import { text, translations } from "./fixture";

/** The translation tables by language; a test may omit texts. */
export type Catalogue = Record<Language, object>;

/** @returns an instance with the settings of the i18n plugin */
function createCatalogue(tables: Catalogue = translations): i18n {
  const instance = i18next.createInstance();
  instance.init({
    resources: Object.fromEntries(
      languages.map((language) => [language, { translation: tables[language] }]),
    ),
    lng: defaultLanguage,
    fallbackLng: defaultLanguage,
    interpolation: { escapeValue: false },
    react: { useSuspense: false },
  });
  return instance;
}

let choose: (language: Language) => void = () => {};

function LanguageHandle() {
  choose = useLanguage().chooseLanguage;
  return null;
}

/** Changes the language of the rendered element. */
export const chooseLanguage = (language: Language) => act(async () => choose(language));

// The language is stored outside React, so it must be reset between tests.
afterEach(() => chooseLanguage(defaultLanguage));

/** @returns the text with plain spaces only, as Testing Library normalizes it */
export const shownText = (...place: Parameters<typeof text>) => text(...place).replace(/\s/g, " ");

type SiteProps = { i18n: i18n; children: ReactNode };

const Site = ({ i18n, children }: SiteProps) => (
  <LanguageProvider>
    <I18nextProvider i18n={i18n}>{children}</I18nextProvider>
    <LanguageHandle />
  </LanguageProvider>
);

/** Renders an element inside the providers of the site's pages. */
export function renderOnSite(element: ReactElement, catalogue?: Catalogue) {
  const i18n = createCatalogue(catalogue);
  return render(element, { wrapper: ({ children }) => <Site i18n={i18n}>{children}</Site> });
}

/** @returns the element inside the same providers, for other render functions */
export const onSite = (element: ReactElement) => <Site i18n={createCatalogue()}>{element}</Site>;
