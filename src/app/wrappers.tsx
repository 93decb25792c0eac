import type { GatsbyBrowser } from "gatsby";
import { ErrorBoundary } from "../components/ErrorBoundary";
import { ErrorMessage } from "../components/ErrorMessage";
import { PagePathContext } from "../components/SiteLink";
import { LanguageProvider } from "../language/LanguageProvider";
import { PageAnnouncer } from "./PageAnnouncer";

/** Stays mounted during navigation, so that the chosen language is kept. */
export const wrapRootElement: NonNullable<GatsbyBrowser["wrapRootElement"]> = ({ element }) => (
  <LanguageProvider>{element}</LanguageProvider>
);

const errorScreen = (error: unknown) => (
  <main>
    <ErrorMessage error={error} heading="h1" />
  </main>
);

/** Catches errors of the page and of the i18n plugin; a change of path resets the boundary. */
export const wrapPageElement: NonNullable<GatsbyBrowser["wrapPageElement"]> = ({
  element,
  props: { location },
}) => (
  <PagePathContext value={location.pathname}>
    <ErrorBoundary key={location.pathname} fallback={errorScreen}>
      {element}
    </ErrorBoundary>
    <PageAnnouncer path={location.pathname} />
  </PagePathContext>
);
