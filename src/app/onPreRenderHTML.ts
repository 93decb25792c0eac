import type { GatsbySSR } from "gatsby";
import { isValidElement, type ReactNode } from "react";

const isUnused = (component: ReactNode) =>
  String(isValidElement(component) && component.key).startsWith("gatsby-image-style");

/** Drops what gatsby-plugin-image adds for its client components, which this site does without. */
export const onPreRenderHTML: GatsbySSR["onPreRenderHTML"] = ({
  getHeadComponents,
  replaceHeadComponents,
}) => {
  replaceHeadComponents(getHeadComponents().filter((component) => !isUnused(component)));
};
