import { Link } from "gatsby";
import type { ComponentPropsWithoutRef } from "react";
import { usePagePath } from "./pagePath";

type SiteLinkProps = Omit<ComponentPropsWithoutRef<"a">, "href"> & {
  /** A path of this site (`/imprint`, `/#contact`) or any other address (`tel:`, `mailto:`). */
  to: string;
};

/** Decides what kind of link an address needs: native within a page and off the site. */
export function SiteLink({ to, ...attributes }: SiteLinkProps) {
  const pagePath = usePagePath();
  const [path, anchor] = to.split("#");

  if (!to.startsWith("/")) return <a href={to} {...attributes} />;
  if (anchor && path === pagePath) return <a href={`#${anchor}`} {...attributes} />;
  return <Link to={to} {...attributes} />;
}
