import type { GatsbySSR } from "gatsby";
import { defaultLanguage } from "../../contract/languages";

/** In a `<noscript>`, because older browsers do not support `@media (scripting: none)`. */
const withoutScripts =
  "<style>.needsScripts{display:none!important}header{background:var(--ground)!important}@media screen{.withoutScripts{display:grid!important}}</style>";

/** Sets the language, and adds to each head the styles without scripts. */
export const onRenderBody: GatsbySSR["onRenderBody"] = ({
  setHeadComponents,
  setHtmlAttributes,
}) => {
  setHtmlAttributes({ lang: defaultLanguage });
  setHeadComponents([
    // Automatic dark themes, the second one an extension, would turn texts over pictures pale.
    <meta key="color-scheme" name="color-scheme" content="only light" />,
    <meta key="darkreader-lock" name="darkreader-lock" />,
    // Phones would turn long numbers into links. Our own phone links are enough.
    <meta key="format-detection" name="format-detection" content="telephone=no" />,
    // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant
    <noscript key="without-scripts" dangerouslySetInnerHTML={{ __html: withoutScripts }} />,
  ]);
};
