import type { GatsbySSR } from "gatsby";
import { defaultLanguage } from "../../contract/languages";

/** The styles of a page without scripts, which inlineScript.ts also adds to a page whose scripts do not come. */
const stylesWithoutScripts = `<style>${[
  // What does nothing without scripts.
  ".needsScripts{display:none!important}",
  // Nothing marks a page as scrolled, over which a header without a ground cannot be read.
  ":root:not([data-scrolled]) header{background:var(--ground)!important}",
  // What only a page without scripts says, and no printed one.
  "@media screen{.onlyWithoutScripts{display:grid!important}}",
].join("")}</style>`;

export const onRenderBody: GatsbySSR["onRenderBody"] = ({
  pathname,
  setHeadComponents,
  setHtmlAttributes,
}) => {
  // The path is for the inline script, which is the same on all pages.
  const attributes = { lang: defaultLanguage, "data-path": pathname };
  setHtmlAttributes(attributes);
  setHeadComponents([
    // Automatic dark themes, the second one an extension, would turn texts over pictures pale.
    <meta key="color-scheme" name="color-scheme" content="only light" />,
    <meta key="darkreader-lock" name="darkreader-lock" />,
    // Phones would turn long numbers into links. Our own phone links are enough.
    <meta key="format-detection" name="format-detection" content="telephone=no" />,
    // Browsers before Chrome 120, Firefox 113 and Safari 17 do not know `@media (scripting: none)`.
    // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant
    <noscript key="without-scripts" dangerouslySetInnerHTML={{ __html: stylesWithoutScripts }} />,
  ]);
};
