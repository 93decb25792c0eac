import { Link } from "gatsby";
import { type ComponentPropsWithoutRef, createContext, useContext } from "react";

export const PagePathContext = createContext("/");

type SiteLinkProps = Omit<ComponentPropsWithoutRef<"a">, "href"> & {
  /** A path of this site: `/imprint`, `/#contact`. */
  to: string;
};

/** A link within the site: a plain `<a>` to an anchor of the current page, otherwise Gatsby's. */
export function SiteLink({ to, ...attributes }: SiteLinkProps) {
  const pagePath = useContext(PagePathContext);
  const [path, anchor] = to.split("#");

  if (anchor && path === pagePath) return <a href={`#${anchor}`} {...attributes} />;
  return <Link to={to} {...attributes} />;
}
