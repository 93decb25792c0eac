import type { Language } from "../../contract/languages";
import type { Finding } from "../finding";
import type { LegalPage } from "../reading/legalPage";
import { findingAt } from "../reading/source";
import { findClaims } from "./claims";

/** Looks for claims to heal. A guarantee may be named, since legal pages are where it is denied. */
export function checkLegalClaims({ source }: LegalPage, language: Language): Finding[] {
  return findClaims(source.text, language, ["heal"]).map(({ index, advice }) =>
    findingAt(source, index, advice, "warning"),
  );
}
