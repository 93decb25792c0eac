import type { GatsbySSR } from "gatsby";
import { isValidElement, type ReactNode } from "react";
import { inlineScript } from "../../browser/inlineScript";

type InlineStyle = { dangerouslySetInnerHTML: { __html: string } };

const textOfStyle = (component: ReactNode) =>
  isValidElement<InlineStyle>(component) && component.type === "style"
    ? component.props.dangerouslySetInnerHTML.__html
    : "";

const isScripts = (component: ReactNode) =>
  isValidElement<{ sliceId?: string }>(component) && component.props.sliceId === "_gatsby-scripts";

const isGenerator = (component: ReactNode) =>
  isValidElement<{ name?: string }>(component) && component.props.name === "generator";

/**
 * Preloads the fonts that the styles name, leaves out the name and version of Gatsby, and puts Gatsby's
 * scripts into a template, from which inlineScript.ts starts them after the first view.
 */
export const onPreRenderHTML: GatsbySSR["onPreRenderHTML"] = ({
  getHeadComponents,
  replaceHeadComponents,
  getPostBodyComponents,
  replacePostBodyComponents,
}) => {
  const head = getHeadComponents();
  const fonts =
    head
      .map(textOfStyle)
      .join()
      .match(/\/fonts\/[\w-]+\.woff2/g) ?? [];
  replaceHeadComponents([
    ...[...new Set(fonts)].map((href) => (
      <link key={href} rel="preload" as="font" href={href} crossOrigin="" />
    )),
    ...head.filter((component) => !isGenerator(component)),
  ]);

  const body = getPostBodyComponents();
  const scripts = body.filter(isScripts);
  // Those of the development server are no such slice, and stay where they are.
  if (scripts.length === 0 && process.env.NODE_ENV === "production")
    throw new Error("Gatsby's pages have no slice _gatsby-scripts");
  replacePostBodyComponents([
    ...body.filter((component) => !isScripts(component)),
    <template key="scripts" id="scripts">
      {scripts}
    </template>,
    // biome-ignore lint/security/noDangerouslySetInnerHtml: our own function
    <script key="inline" dangerouslySetInnerHTML={{ __html: `(${inlineScript})()` }} />,
  ]);
};
