import type { GatsbySSR } from "gatsby";
import { cloneElement, isValidElement, type ReactElement, type ReactNode } from "react";

const isUnused = (component: ReactNode) =>
  isValidElement(component) && /^(?:gatsby-image-style|generator)/.test(component.key ?? "");

/** Removes the attributes that name the source of the styles. */
const withoutSource = (component: ReactNode) =>
  isValidElement<Record<string, unknown>>(component) && component.type === "style"
    ? cloneElement(component, { "data-href": undefined, "data-identity": undefined })
    : component;

type InlineScript = { dangerouslySetInnerHTML: { __html: string } };

const isScriptLoader = (component: ReactNode): component is ReactElement<InlineScript> =>
  isValidElement(component) && component.key === "script-loader";

/** Moves the page's path from Gatsby's inline script to an attribute: one hash allows all pages. */
function movePathToAttribute(component: ReactNode, pathname: string): ReactNode {
  if (!isScriptLoader(component)) return component;
  const { __html: code } = component.props.dangerouslySetInnerHTML;
  const anyPath = code.replace(JSON.stringify(pathname), "document.currentScript.dataset.page");
  if (anyPath === code)
    throw new Error("Gatsby's script-loader no longer contains the page's path");
  const attributes = { "data-page": pathname, dangerouslySetInnerHTML: { __html: anyPath } };
  return cloneElement(component, attributes);
}

/**
 * Removes the name and version of Gatsby, and what gatsby-plugin-image adds for components that this
 * site does not use. Makes the inline scripts the same on every page.
 *
 * @throws when Gatsby's HTML no longer has the script that contains the page's path
 */
export const onPreRenderHTML: GatsbySSR["onPreRenderHTML"] = ({
  getHeadComponents,
  replaceHeadComponents,
  getPostBodyComponents,
  replacePostBodyComponents,
  pathname,
}) => {
  replaceHeadComponents(
    getHeadComponents()
      .filter((component) => !isUnused(component))
      .map(withoutSource),
  );
  const components = getPostBodyComponents();
  if (process.env.NODE_ENV === "production" && !components.some(isScriptLoader)) {
    throw new Error("Gatsby's HTML no longer has a script with the key script-loader");
  }
  replacePostBodyComponents(components.map((each) => movePathToAttribute(each, pathname)));
};
