import { anchors } from "../../contract/anchors";
import type { Advice } from "../finding";
import { nearest } from "../nearest";

const schemes = ["https", "http", "mailto", "tel"];

/**
 * Judges where a link leads.
 *
 * @param target the link's address
 * @param slugs the legal pages that exist
 * @returns what is wrong with it, or undefined
 */
export function explainLink(target: string, slugs: readonly string[]): Advice | undefined {
  const scheme = /^\s*([a-z][a-z\d+.-]*):/i.exec(target)?.[1]?.toLowerCase();
  if (scheme !== undefined) {
    return schemes.includes(scheme) ? undefined : explainScheme(scheme);
  }
  const addresses = [
    "/",
    ...anchors.map((anchor) => `/#${anchor}`),
    ...slugs.map((slug) => `/${slug}`),
  ];
  if (addresses.includes(target)) return undefined;
  const meant = nearest(target, addresses);
  const question = meant === undefined ? "" : ` Did you mean ${meant}?`;
  return {
    message: `The link to "${target}" leads nowhere.${question}`,
    remedy: `Pages of this site are ${addresses.join(", ")}; an outside address begins with https://.`,
  };
}

function explainScheme(scheme: string): Advice {
  return {
    message: `A link must not begin with "${scheme}:".`,
    remedy: "Begin the address with https://, mailto:, tel: or, for a page of this site, with /.",
  };
}
