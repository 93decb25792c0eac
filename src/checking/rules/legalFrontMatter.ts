import { legalFrontMatterSchema } from "../../contract/legal";
import type { Finding } from "../finding";
import type { PositionedValue } from "../reading/positionedValue";
import { findingAt } from "../reading/source";
import { findMarkup } from "./plainText";
import { textLeaves } from "./schemaTree";
import { checkShape } from "./shape";
import { textAt } from "./textAt";

/** Checks the title and the description of a legal page. */
export function checkLegalFrontMatter(document: PositionedValue): Finding[] {
  const markup = textLeaves(legalFrontMatterSchema).flatMap(({ path }) =>
    findMarkup(textAt(document, path) ?? "").map(({ advice }) =>
      findingAt(document.source, document.valueOffset(path) ?? 0, advice),
    ),
  );
  return [...checkShape(legalFrontMatterSchema, document), ...markup];
}
