import { Children, type ReactNode, useLayoutEffect } from "react";
import { ErrorBoundary } from "../components/ErrorBoundary";
import { ErrorMessage } from "../components/ErrorMessage";
import { Footer } from "../components/Footer/Footer";
import { Header } from "../components/Header/Header";
import { SideMenu } from "../components/SideMenu/SideMenu";
import { defaultLanguage, languages } from "../contract/languages";
import { useLanguage } from "../language/LanguageProvider";
import { useTexts } from "../language/useText";

type LayoutProps = {
  /** The title of the document, in the current language like its description. */
  title: string;
  description?: string;
  /** The parts of the page; each gets its own error boundary. */
  children: ReactNode;
};

const fallback = (error: unknown) => <ErrorMessage error={error} heading="h2" />;

const withBoundary = (part: ReactNode) => <ErrorBoundary fallback={fallback}>{part}</ErrorBoundary>;

const otherLanguages = languages.filter((language) => language !== defaultLanguage);

/** The layout of every page: header, side menu and footer around its parts. */
export function Layout({ title, description = "", children }: LayoutProps) {
  const texts = useTexts();
  const { language } = useLanguage();

  // Gatsby renders the document's head once per page, and not for another language. Before paint, so that
  // screen readers read the changed texts in their language.
  useLayoutEffect(() => {
    document.documentElement.lang = language;
    document.title = title;
    document.querySelector("meta[name=description]")?.setAttribute("content", description);
  }, [language, title, description]);

  return (
    <>
      {withBoundary(<Header />)}
      {withBoundary(<SideMenu />)}
      {/* Only scripts can change the language. Without them, the page says so in the other languages. */}
      <div className="onlyWithoutScripts languageNotice">
        {otherLanguages.map((other) => (
          <p key={other} lang={other}>
            {texts(other)("language.noScript")}
          </p>
        ))}
      </div>
      <main id="content">{Children.map(children, withBoundary)}</main>
      {withBoundary(<Footer />)}
    </>
  );
}
