/** @jsxRuntime classic */
// Gatsby turns <html> into attributes of the document by patching React.createElement.
// biome-ignore lint/correctness/noUnusedImports: what the classic JSX below compiles to
import * as React from "react";
import { currentLanguage } from "../language/LanguageProvider";
import { type Metadata, metadataIn } from "./metadata";

type PageHeadProps = {
  metadata: readonly Metadata[];
  /** Whether search engines may list the page. */
  indexed?: boolean;
};

/** The document's head of a page, in the language of the visit. */
export function PageHead({ metadata, indexed = true }: PageHeadProps) {
  const language = currentLanguage();
  const { title, description } = metadataIn(metadata, language);

  return (
    <>
      <html lang={language} />
      <title>{title}</title>
      {description && <meta name="description" content={description} />}
      {!indexed && <meta name="robots" content="noindex" />}
    </>
  );
}
