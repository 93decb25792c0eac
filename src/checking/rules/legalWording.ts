import { languages } from "../../contract/languages";
import type { Finding } from "../finding";
import type { LegalPage } from "../reading/legalPage";
import { allNodes, offsetOf } from "../reading/markdownNodes";
import { findingAt } from "../reading/source";
import { languageName } from "./languageNames";
import { isUntranslated } from "./sameText";

type Passage = { text: string; offset: number };

/**
 * Looks for headings and paragraphs that stand word for word in an earlier language as well.
 *
 * @param pages the same page in each language, in the order of the languages
 */
export function compareWording(pages: readonly (LegalPage | undefined)[]): Finding[] {
  const passages = pages.map((page) => (page ? passagesOf(page) : []));
  return pages.flatMap((page, index) => {
    if (page === undefined) return [];
    return (passages[index] ?? []).flatMap((passage) => {
      const twin = passages
        .slice(0, index)
        .findIndex((others) => others.some(({ text }) => isUntranslated(passage.text, text)));
      const other = languages[twin];
      if (other === undefined) return [];
      const advice = {
        message: `These words are the same as in ${languageName(other)}.`,
        remedy: "Translate them.",
      };
      return [findingAt(page.source, page.bodyOffset + passage.offset, advice, "warning")];
    });
  });
}

function passagesOf({ source, body, bodyOffset }: LegalPage): Passage[] {
  return allNodes(body)
    .filter(({ type }) => type === "heading" || type === "paragraph")
    .map((node) => {
      const end = bodyOffset + (node.position?.end.offset ?? 0);
      return { text: source.text.slice(bodyOffset + offsetOf(node), end), offset: offsetOf(node) };
    });
}
