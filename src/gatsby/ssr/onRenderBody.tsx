import type { GatsbySSR } from "gatsby";
import { defaultLanguage } from "../../contract/languages";
import { keepPlace } from "../browser/keepPlace";

/**
 * In a `<noscript>`, because older browsers do not support `@media (scripting: none)`. CSS cannot ask
 * whether a browser answers the command of a button. It asks for styles that came with commands or later:
 * the first two in Chromium and WebKit, the first and the third in Firefox.
 */
const withoutScripts =
  "<style>.needsScripts{display:none!important}@supports not ((field-sizing:content) and ((width:calc(1px*sibling-index())) or (text-decoration-inset:1px))){.needsCommands{display:none!important}}header{background:var(--ground)!important}@media screen{.withoutScripts{display:grid!important}}</style>";

/**
 * Sets the language, and adds to each head the styles without scripts, and to each body the script that
 * keeps the scroll position.
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
  ]);
  setPostBodyComponents([
    // biome-ignore lint/security/noDangerouslySetInnerHtml: our own function
    <script key="keep-place" dangerouslySetInnerHTML={{ __html: `(${keepPlace})()` }} />,
  ]);
};
