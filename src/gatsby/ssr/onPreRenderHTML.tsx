import type { GatsbySSR } from "gatsby";
import { cloneElement, isValidElement, type ReactElement, type ReactNode } from "react";

type Inline = { dangerouslySetInnerHTML: { __html: string }; "data-gatsby-head"?: string };

type InlineElement = ReactElement<Inline>;

const isInline = (component: ReactNode, type: string): component is InlineElement =>
  isValidElement<Inline>(component) &&
  component.type === type &&
  component.props.dangerouslySetInnerHTML !== undefined;

/** gatsby-plugin-image adds it for components that this site does not use. */
const isUnused = (component: ReactNode) =>
  isValidElement(component) && component.key?.startsWith("gatsby-image-style");

/** The preloads of the fonts that the styles name. */
const fontLinks = (styles: readonly InlineElement[]) =>
  styles
    .map(({ props }) => props.dangerouslySetInnerHTML.__html)
    .join()
    .match(/\/fonts\/[\w-]+\.woff2/g)
    ?.map((href) => <link key={href} rel="preload" as="font" href={href} crossOrigin="" />);

/**
 * Removes Gatsby's mark from the structured data. In the browser Gatsby removes marked tags that `Head`
 * does not render again, and the policy forbids a script with a text from there.
 */
const keepStructuredData = (component: ReactNode) =>
  isInline(component, "script")
    ? cloneElement(component, { "data-gatsby-head": undefined })
    : component;

/** Moves the page's path from Gatsby's inline script to an attribute: one hash allows all pages. */
function movePathToAttribute(component: ReactNode, pathname: string): ReactNode {
  if (!isInline(component, "script")) return component;
  const { __html: code } = component.props.dangerouslySetInnerHTML;
  const anyPath = code.replace(
    `pagePath=${JSON.stringify(pathname)}`,
    "pagePath=document.currentScript.dataset.page",
  );
  if (anyPath === code) return component;
  const attributes = { "data-page": pathname, dangerouslySetInnerHTML: { __html: anyPath } };
  return cloneElement(component, attributes);
}

/**
 * Preloads the fonts, orders the styles, and makes the inline scripts the same on every page;
 * src/gatsby/README.md has the reasons.
 */
export const onPreRenderHTML: GatsbySSR["onPreRenderHTML"] = ({
  getHeadComponents,
  replaceHeadComponents,
  getPostBodyComponents,
  replacePostBodyComponents,
  pathname,
}) => {
  const head = getHeadComponents().filter((component) => !isUnused(component));
  // Gatsby begins with those of the page, which the styles of all pages would then override.
  const styles = head.filter((component) => isInline(component, "style")).reverse();
  const others = head.filter((component) => !isInline(component, "style"));
  replaceHeadComponents([fontLinks(styles), ...others.map(keepStructuredData), ...styles]);

  replacePostBodyComponents(
    getPostBodyComponents().map((component) => movePathToAttribute(component, pathname)),
  );
};
