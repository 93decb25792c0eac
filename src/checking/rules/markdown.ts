import type { Heading, Nodes } from "mdast";
import { type Advice, type Finding, findingAt } from "../finding";
import { nearest } from "../nearest";
import { allNodes, endOf, type LegalPage, startOf } from "../reading/legalPage";

/** The sections of the landing page that links may lead to, by their ids. */
const anchors = ["home", "process", "quality", "service", "contact"];

const schemes = ["https", "http", "mailto", "tel"];

const emptyBody: Advice = {
  message: "The page has no text.",
  remedy: "Write the text of the page below the front matter.",
};

const picture: Advice = {
  message: "Legal pages show no pictures.",
  remedy: "Delete the picture from the text.",
};

const linkedHeading: Advice = {
  message: "A heading contains a link or an address.",
  remedy:
    "Write the heading in plain words, and the link in the text below; the table of contents links to each heading.",
};

/**
 * Checks what stands below the front matter, but for its headings.
 *
 * @param slugs the legal pages that exist, as addresses that links may lead to
 */
export function checkBody(page: LegalPage, slugs: readonly string[]): Finding[] {
  if (page.body.length === 0) return [findingAt(page.source, 0, emptyBody)];
  return page.body.flatMap(allNodes).flatMap((node) => checkNode(page, node, slugs));
}

function checkNode({ source }: LegalPage, node: Nodes, slugs: readonly string[]): Finding[] {
  const start = startOf(node);
  switch (node.type) {
    case "html": {
      const message = `The page contains HTML: ${node.value.split("\n")[0]}`;
      const remedy = "Delete it; write with markdown only.";
      return [findingAt(source, start, { message, remedy })];
    }
    case "image":
    case "imageReference":
      return [findingAt(source, start, picture)];
    case "link":
    case "definition": {
      const advice = explainLink(node.url, slugs);
      const written = source.text.slice(start, endOf(node)).lastIndexOf(node.url);
      return advice ? [findingAt(source, start + Math.max(0, written), advice)] : [];
    }
    default:
      return [];
  }
}

/**
 * Judges where a link leads.
 *
 * @param target the link's address
 * @param slugs the legal pages that exist
 * @returns what is wrong with it, or undefined
 */
export function explainLink(target: string, slugs: readonly string[]): Advice | undefined {
  const scheme = /^\s*([a-z][a-z\d+.-]*):/i.exec(target)?.[1]?.toLowerCase();
  if (scheme !== undefined && schemes.includes(scheme)) return undefined;
  if (scheme !== undefined) {
    return {
      message: `A link must not begin with "${scheme}:".`,
      remedy: "Begin the address with https://, mailto:, tel: or, for a page of this site, with /.",
    };
  }
  const addresses = ["/", ...anchors.map((anchor) => `/#${anchor}`), ...slugs.map((s) => `/${s}`)];
  if (addresses.includes(target)) return undefined;
  const meant = nearest(target, addresses);
  const question = meant === undefined ? "" : ` Did you mean ${meant}?`;
  return {
    message: `The link to "${target}" leads nowhere.${question}`,
    remedy: `Pages of this site are ${addresses.join(", ")}; an outside address begins with https://.`,
  };
}

/** Checks that headings hold no links, begin at level 2 and descend one level at a time. */
export function checkHeadings({ source, body }: LegalPage): Finding[] {
  const headings = body.flatMap(allNodes).filter((node) => node.type === "heading");
  return headings.flatMap((heading, index) => {
    const advice =
      explainLevel(heading, headings[index - 1]?.depth ?? 1) ??
      (hasLink(heading) ? linkedHeading : undefined);
    return advice ? [findingAt(source, startOf(heading), advice)] : [];
  });
}

/** Whether Gatsby would put a link into the heading, which it also does for bare addresses. */
function hasLink(heading: Heading): boolean {
  return allNodes(heading).some(
    (node) =>
      node.type === "link" ||
      node.type === "linkReference" ||
      (node.type === "text" && /https?:\/\/|www\.|\S@\S/.test(node.value)),
  );
}

function explainLevel({ depth }: Heading, previousDepth: number): Advice | undefined {
  if (depth === 1) {
    return {
      message: "A heading of level 1 (#) stands in the text; the title is the page's only one.",
      remedy: "Write ## before a section's heading.",
    };
  }
  if (depth <= previousDepth + 1) return undefined;
  return {
    message: `A heading of level ${depth} follows one of level ${previousDepth}: a level is skipped.`,
    remedy: `Write ${"#".repeat(previousDepth + 1)} before this heading.`,
  };
}
