import { createContext, type ReactNode, useContext, useState } from "react";
import { flushSync } from "react-dom";
import { defaultLanguage, type Language } from "../contract/languages";
import { readingPlace, returnTo } from "./readingPlace";

type LanguageChoice = { language: Language; chooseLanguage: (language: Language) => void };

const LanguageContext = createContext<LanguageChoice>({
  language: defaultLanguage,
  chooseLanguage: () => {},
});

// Gatsby renders the document's head in a second React root, which shares no state with the page.
let visitLanguage = defaultLanguage;

/** @returns the language chosen in this visit, for code outside the page's React tree */
export const currentLanguage = () => visitLanguage;

/**
 * Keeps the language of the visit in memory. A reload resets it to the default language. A change of
 * language keeps the place at which the visitor reads.
 */
export function LanguageProvider({ children }: { children: ReactNode }) {
  const [language, setLanguage] = useState(visitLanguage);

  const chooseLanguage = (chosen: Language) => {
    visitLanguage = chosen;
    const place = readingPlace();
    flushSync(() => setLanguage(chosen));
    if (place) returnTo(place);
  };

  return <LanguageContext value={{ language, chooseLanguage }}>{children}</LanguageContext>;
}

/** @returns the current language and the function that changes it */
export const useLanguage = () => useContext(LanguageContext);
