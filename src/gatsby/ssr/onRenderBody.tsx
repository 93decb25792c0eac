import type { GatsbySSR } from "gatsby";
import { defaultLanguage } from "../../contract/languages";
import { keepPlace } from "../browser/keepPlace";

/** The URLs of the fonts without their rare letters; set by onCreateWebpackConfig.ts. */
declare const FIRST_VIEW_FONTS: readonly string[];

/** In a `<noscript>`, because older browsers do not support `@media (scripting: none)`. */
const withoutScripts =
  "<style>.needsScripts{display:none!important}header{background:var(--ground)!important}@media screen{.withoutScripts{display:grid!important}}</style>";

/**
 * Sets the language, adds to each head the icons, the fonts and the styles without scripts, and to each
 * body the script that keeps the scroll position.
 */
export const onRenderBody: GatsbySSR["onRenderBody"] = ({
  setHeadComponents,
  setHtmlAttributes,
  setPostBodyComponents,
}) => {
  setHtmlAttributes({ lang: defaultLanguage });
  setHeadComponents([
    // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant
    <noscript key="without-scripts" dangerouslySetInnerHTML={{ __html: withoutScripts }} />,
    ...FIRST_VIEW_FONTS.map((href) => (
      <link
        key={href}
        rel="preload"
        as="font"
        type="font/woff2"
        href={href}
        crossOrigin="anonymous"
      />
    )),
    <link key="icon" rel="icon" href="/favicon.svg" type="image/svg+xml" />,
    <link key="icon-png" rel="icon" href="/favicon.ico" sizes="32x32" />,
    <link key="touch-icon" rel="apple-touch-icon" href="/apple-touch-icon.png" />,
    <link key="manifest" rel="manifest" href="/manifest.webmanifest" />,
  ]);
  setPostBodyComponents([
    // biome-ignore lint/security/noDangerouslySetInnerHtml: our own function
    <script key="keep-place" dangerouslySetInnerHTML={{ __html: `(${keepPlace})()` }} />,
  ]);
};
