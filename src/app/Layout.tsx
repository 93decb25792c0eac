import { Children, type ReactNode, useLayoutEffect } from "react";
import { ErrorBoundary } from "../components/ErrorBoundary";
import { ErrorMessage } from "../components/ErrorMessage";
import { Footer } from "../components/Footer/Footer";
import { Header } from "../components/Header/Header";
import { SideMenu } from "../components/SideMenu/SideMenu";
import { defaultLanguage, languages } from "../contract/languages";
import { useLanguage } from "../language/LanguageProvider";
import { useTexts } from "../language/useText";
import { type Metadata, metadataIn } from "./PageHead";

type LayoutProps = {
  /** Title and description of the page, one entry for each language. */
  metadata: readonly Metadata[];
  /** The parts of the page; each gets its own error boundary. */
  children: ReactNode;
};

const fallback = (error: unknown) => <ErrorMessage error={error} heading="h2" />;

const withBoundary = (part: ReactNode) => <ErrorBoundary fallback={fallback}>{part}</ErrorBoundary>;

const otherLanguages = languages.filter((language) => language !== defaultLanguage);

/** The layout of every page: header, side menu and footer around its parts. */
export function Layout({ metadata, children }: LayoutProps) {
  const texts = useTexts();
  useDocumentMetadata(metadata);

  return (
    <>
      {withBoundary(<Header />)}
      {withBoundary(<SideMenu />)}
      {/* Visible without scripts, which a change of language needs. */}
      <div className="onlyWithoutScripts languageNotice">
        {otherLanguages.map((language) => (
          <p key={language} lang={language}>
            {texts[language]("language.noScript")}
          </p>
        ))}
      </div>
      <main id="content">{Children.map(children, withBoundary)}</main>
      {withBoundary(<Footer />)}
    </>
  );
}

/** Updates the document's head on a change of language; Gatsby renders it only once per page. */
function useDocumentMetadata(metadata: readonly Metadata[]): void {
  const { language } = useLanguage();
  const { title, description = "" } = metadataIn(metadata, language);

  // Before paint, so that screen readers read the changed texts in their language.
  useLayoutEffect(() => {
    document.documentElement.lang = language;
    document.title = title;
    document.querySelector("meta[name=description]")?.setAttribute("content", description);
  }, [language, title, description]);
}
