import { Children, type ReactNode } from "react";
import { ErrorBoundary } from "../components/ErrorBoundary/ErrorBoundary";
import { ErrorMessage } from "../components/ErrorMessage/ErrorMessage";
import { Footer } from "../components/Footer/Footer";
import { Header } from "../components/Header/Header";
import { SideMenu } from "../components/SideMenu/SideMenu";
import { defaultLanguage, languages } from "../contract/languages";
import { useTexts } from "../language/useText";
import { type Metadata, useDocumentMetadata } from "./metadata";
import { PageAnnouncer } from "./PageAnnouncer";

type LayoutProps = {
  /** Title and description of the page, one entry a language. */
  metadata: readonly Metadata[];
  /** The parts of the page; each stands in an error boundary of its own. */
  children: ReactNode;
};

const partFailed = (error: unknown) => <ErrorMessage error={error} heading="h2" />;

const guarded = (part: ReactNode) => <ErrorBoundary fallback={partFailed}>{part}</ErrorBoundary>;

const otherLanguages = languages.filter((language) => language !== defaultLanguage);

/** What surrounds every page: side menu, header and footer. */
export function Layout({ metadata, children }: LayoutProps) {
  const texts = useTexts();
  useDocumentMetadata(metadata);

  return (
    <>
      {/* Before what it covers, so that a style can hide that from the keyboard. */}
      {guarded(
        <SideMenu>
          <PageAnnouncer />
        </SideMenu>,
      )}
      {guarded(<Header />)}
      {/* Says in the other languages why the language cannot change without scripts. */}
      <div role="alert" className="withoutScripts noScriptNotice">
        {otherLanguages.map((language) => (
          <p key={language} lang={language}>
            {texts[language]("language.noScript")}
          </p>
        ))}
      </div>
      <main id="content" tabIndex={-1}>
        {Children.map(children, guarded)}
      </main>
      {guarded(<Footer />)}
    </>
  );
}
