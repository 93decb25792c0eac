import { useContext, useMemo } from "react";
import { I18nContext } from "react-i18next";
import { type Language, languages } from "../contract/languages";
import { useLanguage } from "./LanguageProvider";
import { createText, type TextLookup } from "./text";

/** @returns the text look-up of every language, for components that show several at once */
export function useTexts(): Record<Language, TextLookup> {
  const { i18n } = useContext(I18nContext);
  return useMemo(() => {
    const texts = languages.map((language) => [language, createText(i18n, language)]);
    return Object.fromEntries(texts) as Record<Language, TextLookup>;
  }, [i18n]);
}

/** @returns the text look-up for the current language */
export function useText(): TextLookup {
  const { language } = useLanguage();
  return useTexts()[language];
}
