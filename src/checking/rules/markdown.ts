import type { Nodes } from "mdast";
import { type Advice, type Check, findingAt } from "../finding";
import { nearest } from "../nearest";
import { allNodes, endOf, type LegalPage, startOf } from "../reading/legalPage";

/** The sections of the landing page that links may lead to, by their ids. */
const anchors = ["home", "process", "quality", "service", "contact"];

const schemes = ["https", "http", "mailto", "tel"];

/** Checks what stands below the front matter, but for its headings; links may lead to `slugs`. */
export function* checkBody(page: LegalPage, slugs: readonly string[]): Check {
  const { text, body } = page;
  if (body.length === 0) {
    yield findingAt(page, 0, {
      message: "The page has no text.",
      remedy: "Write the text of the page below the front matter.",
    });
  }
  for (const node of body.flatMap(allNodes)) {
    const start = startOf(node);
    if (node.type === "html") {
      yield findingAt(page, start, {
        message: `The page contains HTML: ${node.value.split("\n")[0]}`,
        remedy: "Delete it; write with markdown only.",
      });
    } else if (node.type === "image" || node.type === "imageReference") {
      yield findingAt(page, start, {
        message: "Legal pages show no pictures.",
        remedy: "Delete the picture from the text.",
      });
    } else if (node.type === "link" || node.type === "definition") {
      const advice = explainLink(node.url, slugs);
      const written = text.slice(start, endOf(node)).lastIndexOf(node.url);
      if (advice) yield findingAt(page, start + Math.max(0, written), advice);
    }
  }
}

/** @returns what is wrong with the address of a link, if anything; it may be that of a legal page */
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
export function* checkHeadings(page: LegalPage): Check {
  let previous = 1;
  for (const heading of page.body.flatMap(allNodes)) {
    if (heading.type !== "heading") continue;
    const { depth } = heading;
    if (depth === 1) {
      yield findingAt(page, startOf(heading), {
        message: "A heading of level 1 (#) stands in the text; the title is the page's only one.",
        remedy: "Write ## before a section's heading.",
      });
    } else if (depth > previous + 1) {
      yield findingAt(page, startOf(heading), {
        message: `A heading of level ${depth} follows one of level ${previous}: a level is skipped.`,
        remedy: `Write ${"#".repeat(previous + 1)} before this heading.`,
      });
    } else if (allNodes(heading).some(isLink)) {
      yield findingAt(page, startOf(heading), {
        message: "A heading contains a link or an address.",
        remedy:
          "Write the heading in plain words, and the link in the text below; the table of contents links to each heading.",
      });
    }
    previous = depth;
  }
}

/** Whether Gatsby makes a link of it, which it also does of bare addresses. */
function isLink(node: Nodes): boolean {
  if (node.type === "text") return /https?:\/\/|www\.|\S@\S/.test(node.value);
  return node.type === "link" || node.type === "linkReference";
}
