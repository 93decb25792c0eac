import { linkedLegalPages } from "../../contract/legal";
import { type Check, countOf, type Finding, findingAt } from "../finding";
import { type Deviation, findDeviations, languageNames, likelyWrong } from "../languages";
import { allNodes, type LegalPage, startOf } from "../reading/legalPage";

type Sections = readonly { items?: number }[];
type Block = { kind: string; offset: number };
type Outline = LegalPage & { blocks: Block[]; faults: Finding[] };

/**
 * Checks the headings and lists of a legal page: whether they are the same in every language, and
 * what is fixed of a page of this name. Of each page, the first difference is told.
 */
export function* checkOutlines(pages: readonly LegalPage[], slug: string): Check {
  const sections = new Map<string, Sections>(Object.entries(linkedLegalPages)).get(slug);
  const outlines = pages.map((page) => ({
    ...page,
    blocks: blocksOf(page),
    faults: sections ? [...checkSections(page, sections)] : [],
  }));
  const sound = outlines.filter(({ faults }) => faults.length === 0);
  const parted = findDeviations(sound, ({ blocks }) => blocks.map(({ kind }) => kind).join());
  const faulty = outlines.filter((version) => !sound.includes(version));
  for (const deviation of [...parted, ...faulty.map((version) => ({ version, usual: sound }))]) {
    const parting = [...explainParting(deviation)];
    yield* parting.length > 0 ? parting : deviation.version.faults;
  }
}

function* checkSections(page: LegalPage, sections: Sections): Check {
  const { body } = page;
  if (sections.length === 0) {
    const extra = body.find(({ type }, index) => index > 0 || type !== "paragraph");
    if (!extra) return;
    yield findingAt(page, startOf(extra), {
      message: "The page has to be a single paragraph, without headings and lists.",
      remedy: "Delete what stands here, or write it into the paragraph.",
    });
    return;
  }
  const starts = body.flatMap((node, index) =>
    node.type === "heading" && node.depth === 2 ? [index] : [],
  );
  if (starts.length !== sections.length) {
    const last = body[starts.at(-1) ?? 0];
    yield findingAt(page, last ? startOf(last) : 0, {
      message: `The page has ${countOf(starts.length, "section")} (headings with ##); it must have ${sections.length}.`,
      remedy: "Bring the missing section back from the history, or delete the one too many.",
    });
    return;
  }
  for (const [index, { items }] of sections.entries()) {
    const section = body.slice(starts[index], starts[index + 1]);
    const lists = section.filter((node) => node.type === "list");
    const found = lists.reduce((sum, list) => sum + list.children.length, 0);
    const place = lists[0] ?? section[0];
    if (items === undefined || items === found || !place) continue;
    yield findingAt(page, startOf(place), {
      message: `This list has ${countOf(found, "item")}; it must have ${items}.`,
      remedy: "Bring the missing item back from the history, or delete the one too many.",
    });
  }
}

function blocksOf({ body }: LegalPage): Block[] {
  const blocks = body.flatMap(allNodes).flatMap((node): Block[] => {
    const offset = startOf(node);
    if (node.type === "heading") return [{ kind: `a heading of level ${node.depth}`, offset }];
    if (node.type !== "list") return [];
    return [{ kind: `a list of ${countOf(node.children.length, "item")}`, offset }];
  });
  // What is missing at the end of a page is told at its last block.
  return [...blocks, { kind: "the end of the page", offset: blocks.at(-1)?.offset ?? 0 }];
}

function* explainParting(deviation: Deviation<Outline>): Check {
  const { version, usual } = deviation;
  const [model = version] = usual;
  const index = model.blocks.findIndex(({ kind }, i) => kind !== version.blocks[i]?.kind);
  const [own, other] = [version.blocks[index], model.blocks[index]];
  if (!own || !other) return;
  const place = `${model.file}:${model.placeOf(other.offset).line}`;
  const there = `in ${languageNames(usual)} ${other.kind} (${place})`;
  yield findingAt(version, own.offset, {
    message: `The sections differ between languages: next comes ${own.kind}, but ${there}.`,
    remedy: `Give the page the same headings and lists in every language.${likelyWrong(deviation)}`,
  });
}
