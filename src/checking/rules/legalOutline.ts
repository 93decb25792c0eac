import { defaultLanguage } from "../../contract/languages";
import type { Finding } from "../finding";
import type { LegalPage } from "../reading/legalPage";
import { allNodes, offsetOf } from "../reading/markdownNodes";
import { findingAt } from "../reading/source";
import { languageName } from "./languageNames";
import { checkHeadings } from "./legalBody";

type Block = { kind: string; items: number; offset: number };

/**
 * Compares headings and lists of a legal page with the page in the default language.
 *
 * @returns a warning for each list of another length, up to the first place where the pages part;
 *   nothing while the headings of one page are wrong in themselves
 */
export function compareOutlines(page: LegalPage, reference: LegalPage): Finding[] {
  if (checkHeadings(page).length > 0 || checkHeadings(reference).length > 0) return [];
  const own = outlineOf(page);
  const other = outlineOf(reference);
  const length = Math.max(own.length, other.length);
  const parting = Array.from({ length }).findIndex((_, i) => own[i]?.kind !== other[i]?.kind);
  const common = own.slice(0, parting === -1 ? length : parting);
  return [
    ...common.flatMap((block, i) => compareLengths(page, block, other[i])),
    ...(parting === -1 ? [] : [partingFinding(page, own, other, parting)]),
  ];
}

function outlineOf({ body, bodyOffset }: LegalPage): Block[] {
  return allNodes(body).flatMap((node) => {
    const offset = bodyOffset + offsetOf(node);
    if (node.type === "heading") {
      return [{ kind: `a heading of level ${node.depth}`, items: 0, offset }];
    }
    return node.type === "list" ? [{ kind: "a list", items: node.children.length, offset }] : [];
  });
}

function compareLengths(page: LegalPage, block: Block, other: Block | undefined): Finding[] {
  if (other === undefined || other.items === block.items) return [];
  const advice = {
    message: `This list has ${block.items} items; in ${languageName(defaultLanguage)} it has ${other.items}.`,
    remedy: "Give the list the same items in every language.",
  };
  return [findingAt(page.source, block.offset, advice, "warning")];
}

function partingFinding(page: LegalPage, own: Block[], other: Block[], index: number): Finding {
  const here = own[index]?.kind ?? "the end of the page";
  const there = other[index]?.kind ?? "the end of the page";
  const offset = (own[index] ?? own.at(-1))?.offset ?? page.bodyOffset;
  const advice = {
    message: `The sections differ between languages: next comes ${here}, but in ${languageName(defaultLanguage)} ${there}.`,
    remedy: "Give the page the same headings and lists in every language, in the same order.",
  };
  return findingAt(page.source, offset, advice, "warning");
}
