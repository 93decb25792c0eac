import type { Language } from "../../contract/languages";
import { countOf, type Finding, findingAt, placeOf, type Source } from "../finding";
import { type Deviation, findDeviations, languageNames, likelyWrong } from "../languages";
import { allNodes, type LegalPage, startOf } from "../reading/legalPage";

type Block = { kind: string; offset: number };
type Outline = { language: Language; source: Source; blocks: Block[] };

/**
 * Checks that a legal page has the same headings and lists in every language. Of each page, the
 * first difference is told.
 *
 * @param pages the page in each language
 */
export function checkOutlines(pages: readonly LegalPage[]): Finding[] {
  const kindsOf = ({ blocks }: Outline) => blocks.map(({ kind }) => kind).join();
  return findDeviations(pages.map(outlineOf), kindsOf).flatMap(explainParting);
}

function outlineOf({ source, language, body }: LegalPage): Outline {
  const blocks = body.flatMap(allNodes).flatMap((node): Block[] => {
    const offset = startOf(node);
    if (node.type === "heading") return [{ kind: `a heading of level ${node.depth}`, offset }];
    if (node.type !== "list") return [];
    return [{ kind: `a list of ${countOf(node.children.length, "item")}`, offset }];
  });
  // What is missing at the end of a page is told at its last block.
  const end = { kind: "the end of the page", offset: blocks.at(-1)?.offset ?? 0 };
  return { source, language, blocks: [...blocks, end] };
}

function explainParting(deviation: Deviation<Outline>): Finding[] {
  const { version, usual } = deviation;
  const [model = version] = usual;
  const index = model.blocks.findIndex(({ kind }, i) => kind !== version.blocks[i]?.kind);
  const [own, other] = [version.blocks[index], model.blocks[index]];
  if (!own || !other) return [];
  const there = `in ${languageNames(usual)} ${other.kind} (${placeOf(model.source, other.offset)})`;
  return [
    findingAt(version.source, own.offset, {
      message: `The sections differ between languages: next comes ${own.kind}, but ${there}.`,
      remedy: `Give the page the same headings and lists in every language.${likelyWrong(deviation)}`,
    }),
  ];
}
