import { countOf, type Finding, findingAt } from "../finding";
import { findDeviations, languageNames, likelyWrong } from "../languages";
import { type LegalPage, startOf } from "../reading/legalPage";

type Block = { kind: string; offset: number };

/** Reports, for each page, the first heading or list that is not the same in every language. */
export function checkOutlines(pages: readonly LegalPage[]): Finding[] {
  const outlines = pages.map((page) => ({ ...page, blocks: blocksOf(page) }));
  const kindsOf = ({ blocks }: { blocks: Block[] }) => blocks.map(({ kind }) => kind).join();
  return findDeviations(outlines, kindsOf).flatMap((deviation) => {
    const { version, usual } = deviation;
    const [model = version] = usual;
    const index = model.blocks.findIndex(({ kind }, i) => kind !== version.blocks[i]?.kind);
    const [own, other] = [version.blocks[index], model.blocks[index]];
    if (!own || !other) return [];
    return [
      findingAt(version, own.offset, "outline", {
        own: own.kind,
        others: languageNames(usual),
        other: other.kind,
        place: `${model.file}:${model.placeOf(other.offset).line}`,
        likely: likelyWrong(deviation),
      }),
    ];
  });
}

function blocksOf({ nodes }: LegalPage): Block[] {
  const blocks = nodes.flatMap((node): Block[] => {
    const offset = startOf(node);
    if (node.type === "heading") return [{ kind: `a heading of level ${node.depth}`, offset }];
    if (node.type !== "list") return [];
    return [{ kind: `a list of ${countOf(node.children.length, "item")}`, offset }];
  });
  // A block that is missing at the end is reported at the last block.
  return [...blocks, { kind: "the end of the page", offset: blocks.at(-1)?.offset ?? 0 }];
}
