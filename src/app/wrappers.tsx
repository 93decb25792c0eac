import type { GatsbyBrowser } from "gatsby";
import { ErrorMessage } from "../components/ErrorMessage/ErrorMessage";
import { Mark } from "../components/Mark/Mark";
import { LanguageProvider } from "../language/LanguageProvider";
import { ErrorBoundary } from "./ErrorBoundary";
import { PageAnnouncer } from "./PageAnnouncer";
import { PagePathContext } from "./pagePath";

/** Outlives every page, so that the chosen language does too. */
export const wrapRootElement: NonNullable<GatsbyBrowser["wrapRootElement"]> = ({ element }) => (
  <LanguageProvider>{element}</LanguageProvider>
);

const errorScreen = (error: unknown) => (
  <main className="errorScreen">
    <Mark />
    <ErrorMessage error={error} heading="h1" />
  </main>
);

/** Stands outside the i18n plugin and the page; a new path gives a failed page another chance. */
export const wrapPageElement: NonNullable<GatsbyBrowser["wrapPageElement"]> = ({
  element,
  props: { location },
}) => (
  <PagePathContext value={location.pathname}>
    <ErrorBoundary key={location.pathname} fallback={errorScreen}>
      {element}
    </ErrorBoundary>
    <PageAnnouncer />
  </PagePathContext>
);
