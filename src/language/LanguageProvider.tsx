import {
  createContext,
  type ReactNode,
  startTransition,
  useContext,
  useLayoutEffect,
  useState,
} from "react";
import { defaultLanguage, type Language } from "../contract/languages";
import { currentPlace, type Place, returnTo } from "./readingPlace";

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
  const [place, setPlace] = useState<Place | null>(null);
  useLayoutEffect(() => returnTo(place), [place]);

  const chooseLanguage = (chosen: Language) => {
    visitLanguage = chosen;
    const current = currentPlace();
    startTransition(() => {
      setLanguage(chosen);
      setPlace(current);
    });
  };

  return <LanguageContext value={{ language, chooseLanguage }}>{children}</LanguageContext>;
}

/** @returns the current language and the function that changes it */
export const useLanguage = () => useContext(LanguageContext);
