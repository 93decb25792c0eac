import type { GatsbySSR } from "gatsby";
import { isValidElement, type ReactNode } from "react";

const isUnused = (component: ReactNode) =>
  isValidElement(component) && /^(?:gatsby-image-style|generator)/.test(component.key ?? "");

/**
 * Drops what gatsby-plugin-image adds for its client components, which this site does without, and
 * the name and version of Gatsby.
 */
export const onPreRenderHTML: GatsbySSR["onPreRenderHTML"] = ({
  getHeadComponents,
  replaceHeadComponents,
}) => {
  replaceHeadComponents(getHeadComponents().filter((component) => !isUnused(component)));
};
