import type { Finding } from "../finding";
import { findingsIn, type Passage } from "../reading/document";
import { findMarkup } from "./plainText";

/** Checks a text that is shown as it is written: it may hold no markup and no broken characters. */
export function checkPlainText(passage: Passage): Finding[] {
  return findingsIn(passage, findMarkup(passage.text));
}
