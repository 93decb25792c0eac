import type { Nodes } from "mdast";
import type { Language } from "../../contract/languages";
import { legalFrontMatterSchema } from "../../contract/legal";
import type { Finding } from "../finding";
import type { LegalPage } from "../reading/legalPage";
import { allNodes, offsetOf } from "../reading/markdownNodes";
import type { PositionedValue } from "../reading/positionedValue";
import { findingAt } from "../reading/source";
import { textLeaves } from "./schemaTree";
import { textAt } from "./textAt";
import { findSlips } from "./typography";

/** Looks for slips of typing in the front matter and the words of a legal page. */
export function checkLegalTypography(page: LegalPage, language: Language): Finding[] {
  const { frontMatter } = page;
  // Front matter that is not closed counts as body.
  if (frontMatter === undefined) return [];
  return [...frontMatterSlips(frontMatter, language), ...bodySlips(page, language)];
}

function frontMatterSlips(frontMatter: PositionedValue, language: Language): Finding[] {
  return textLeaves(legalFrontMatterSchema).flatMap(({ path }) =>
    findSlips(textAt(frontMatter, path) ?? "", language).map(({ advice }) =>
      findingAt(frontMatter.source, frontMatter.valueOffset(path) ?? 0, advice, "warning"),
    ),
  );
}

function bodySlips(page: LegalPage, language: Language): Finding[] {
  return allNodes(page.body)
    .filter(({ type }) => type === "heading" || type === "paragraph")
    .flatMap((block) => {
      const start = page.bodyOffset + offsetOf(block);
      return findSlips(wordsOf(page, block), language).map(({ index, advice }) =>
        findingAt(page.source, start + index, advice, "warning"),
      );
    });
}

/** @returns the block as it is written, with a stand-in for each character that is no word */
function wordsOf({ source, bodyOffset }: LegalPage, block: Nodes): string {
  const start = offsetOf(block);
  const characters = Array<string>((block.position?.end.offset ?? start) - start).fill("\uFFFC");
  for (const node of allNodes(block)) {
    if (node.type !== "text") continue;
    for (let offset = offsetOf(node); offset < (node.position?.end.offset ?? 0); offset += 1) {
      characters[offset - start] = source.text.charAt(bodyOffset + offset);
    }
  }
  return characters.join("");
}
