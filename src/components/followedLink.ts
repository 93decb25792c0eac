import { isPagePath } from "../contract/isPagePath";

type Click = Pick<MouseEvent, "target" | "ctrlKey" | "metaKey" | "shiftKey" | "altKey">;

/** @returns the link of a click that opens a page of the site in this tab */
export function followedLink(click: Click): HTMLAnchorElement | undefined {
  const link = (click.target as Element).closest("a");
  if (!link || link.target || link.hasAttribute("download")) return undefined;
  if (click.ctrlKey || click.metaKey || click.shiftKey || click.altKey) return undefined;
  return link.origin === window.location.origin && isPagePath(link.pathname) ? link : undefined;
}
