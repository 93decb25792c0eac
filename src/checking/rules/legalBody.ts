import type { Heading, Nodes } from "mdast";
import type { Advice, Finding } from "../finding";
import type { LegalPage } from "../reading/legalPage";
import { allNodes, offsetOf } from "../reading/markdownNodes";
import { findingAt } from "../reading/source";
import { explainLink } from "./legalLinks";

/**
 * Checks what stands below the front matter.
 *
 * @param slugs the legal pages that exist, as addresses that links may lead to
 */
export function checkLegalBody(page: LegalPage, slugs: readonly string[]): Finding[] {
  if (page.body.children.length === 0) {
    return [findingAt(page.source, 0, emptyBody)];
  }
  return [
    ...allNodes(page.body).flatMap((node) => checkNode(page, node, slugs)),
    ...checkHeadings(page),
  ];
}

/** Checks that the headings begin at level 2 and descend one level at a time. */
export function checkHeadings(page: LegalPage): Finding[] {
  const headings = allNodes(page.body).filter((node) => node.type === "heading");
  return headings.flatMap((heading, index) => {
    const advice = explainLevel(heading, headings[index - 1]?.depth ?? 1);
    return advice ? [findingAt(page.source, page.bodyOffset + offsetOf(heading), advice)] : [];
  });
}

const emptyBody: Advice = {
  message: "The page has no text.",
  remedy: "Write the text of the page below the front matter.",
};

function checkNode(page: LegalPage, node: Nodes, slugs: readonly string[]): Finding[] {
  const start = page.bodyOffset + offsetOf(node);
  switch (node.type) {
    case "html":
      return [
        findingAt(page.source, start, {
          message: `The page contains HTML: ${node.value.split("\n")[0]}`,
          remedy: "Delete it; write with markdown only.",
        }),
      ];
    case "image":
    case "imageReference":
      return [
        findingAt(page.source, start, {
          message: "Legal pages show no pictures.",
          remedy: "Delete the picture from the text.",
        }),
      ];
    case "link":
    case "definition": {
      const advice = explainLink(node.url, slugs);
      return advice ? [findingAt(page.source, start + targetOffset(page, node), advice)] : [];
    }
    default:
      return [];
  }
}

function targetOffset(page: LegalPage, node: Nodes & { url: string }): number {
  const start = page.bodyOffset + offsetOf(node);
  const end = page.bodyOffset + (node.position?.end.offset ?? 0);
  return Math.max(0, page.source.text.slice(start, end).lastIndexOf(node.url));
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
