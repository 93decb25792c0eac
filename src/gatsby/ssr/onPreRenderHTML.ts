import type { GatsbySSR } from "gatsby";
import { cloneElement, isValidElement, type ReactNode } from "react";

const isUnused = (component: ReactNode) =>
  isValidElement(component) && /^(?:gatsby-image-style|generator)/.test(component.key ?? "");

/** Tells nobody where the styles came from. */
const plainStyles = (component: ReactNode) =>
  isValidElement<Record<string, unknown>>(component) && component.type === "style"
    ? cloneElement(component, { "data-href": undefined, "data-identity": undefined })
    : component;

type InlineScript = { dangerouslySetInnerHTML: { __html: string } };

/** Takes the page's path out of the script that tells it, so that one hash allows it everywhere. */
function tellPathBeside(component: ReactNode, pathname: string): ReactNode {
  if (!isValidElement<InlineScript>(component) || component.key !== "script-loader") {
    return component;
  }
  const { __html: code } = component.props.dangerouslySetInnerHTML;
  const anyPath = code.replace(JSON.stringify(pathname), "document.currentScript.dataset.page");
  const attributes = { "data-page": pathname, dangerouslySetInnerHTML: { __html: anyPath } };
  return cloneElement(component, attributes);
}

/**
 * Drops what gatsby-plugin-image adds for its client components, which this site does without, and
 * the name and version of Gatsby, and makes the scripts in the HTML the same on every page.
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
      .map(plainStyles),
  );
  replacePostBodyComponents(
    getPostBodyComponents().map((component) => tellPathBeside(component, pathname)),
  );
};
