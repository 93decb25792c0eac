import { Children, type ReactNode } from "react";
import { ErrorBoundary } from "../components/ErrorBoundary/ErrorBoundary";
import { ErrorMessage } from "../components/ErrorMessage/ErrorMessage";
import { Footer } from "../components/Footer/Footer";
import { Header } from "../components/Header/Header";
import { SideMenu } from "../components/SideMenu/SideMenu";
import { defaultLanguage, languages } from "../contract/languages";
import { useText, useTexts } from "../language/useText";
import { type Metadata, useDocumentMetadata } from "./metadata";

type LayoutProps = {
  /** Title and description of the page, one entry a language. */
  metadata: readonly Metadata[];
  /** The parts of the page; each stands in an error boundary of its own. */
  children: ReactNode;
};

const partFailed = (error: unknown) => <ErrorMessage error={error} heading="h2" />;

const guarded = (part: ReactNode) => <ErrorBoundary fallback={partFailed}>{part}</ErrorBoundary>;

const otherLanguages = languages.filter((language) => language !== defaultLanguage);

/** What surrounds every page: skip link, header, side menu and footer. */
export function Layout({ metadata, children }: LayoutProps) {
  const t = useText();
  const texts = useTexts();
  useDocumentMetadata(metadata);

  return (
    <>
      <a className="skipLink" href="#content">
        {t("header.skip")}
      </a>
      {guarded(<Header />)}
      {guarded(<SideMenu />)}
      {/* Tells readers of the other languages why the language cannot change without scripts. */}
      <noscript>
        <div className="noScriptNotice">
          {otherLanguages.map((language) => (
            <p key={language} lang={language}>
              {texts[language]("language.noScript")}
            </p>
          ))}
        </div>
      </noscript>
      <main id="content" tabIndex={-1}>
        {Children.map(children, guarded)}
      </main>
      {guarded(<Footer />)}
    </>
  );
}
