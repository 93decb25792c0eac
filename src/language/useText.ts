import { useContext } from "react";
import { I18nContext } from "react-i18next";
import type { Language } from "../contract/languages";
import { useLanguage } from "./LanguageProvider";
import { createText, type TextLookup } from "./text";

/** @returns the text look-up of a language, for components that show several at once */
export function useTexts(): (language: Language) => TextLookup {
  const { i18n } = useContext(I18nContext);
  return (language) => createText(i18n, language);
}

/** @returns the text look-up for the current language */
export function useText(): TextLookup {
  const { language } = useLanguage();
  return useTexts()(language);
}
