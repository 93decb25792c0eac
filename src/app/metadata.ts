import { useLayoutEffect } from "react";
import type { Language } from "../contract/languages";
import { useLanguage } from "../language/LanguageProvider";

/** Title and description of a page in one language. */
export type Metadata = {
  readonly language: string;
  readonly title: string;
  readonly description?: string;
};

/**
 * @returns the entry of `language`
 * @throws when the page query returned none, which the content check prevents
 */
export function metadataIn<Entry extends Metadata>(
  metadata: readonly Entry[],
  language: Language,
): Entry {
  const entry = metadata.find((candidate) => candidate.language === language);
  if (!entry) throw new Error(`The page query returned nothing in ${language}`);
  return entry;
}

/** Updates the document's head on a change of language; Gatsby renders it only once per page. */
export function useDocumentMetadata(metadata: readonly Metadata[]): void {
  const { language } = useLanguage();
  const { title, description = "" } = metadataIn(metadata, language);

  // Before paint, so that screen readers read the changed texts in their language.
  useLayoutEffect(() => {
    document.documentElement.lang = language;
    document.title = title;
    document.querySelector("meta[name=description]")?.setAttribute("content", description);
  }, [language, title, description]);
}
