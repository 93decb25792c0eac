import { defaultLanguage } from "../../contract/languages";
import type { Finding } from "../finding";
import type { LegalPage } from "../reading/legalPage";
import { findingAt } from "../reading/source";
import { languageName } from "./languageNames";
import {
  companyPlaceholders,
  comparePlaceholders,
  findPlaceholders,
  type Placeholder,
} from "./placeholders";

/** Checks each placeholder of a legal page, in front matter, text and addresses of links. */
export function checkLegalPlaceholders(page: LegalPage): Finding[] {
  return placeholdersOf(page).flatMap(({ index, fault }) =>
    fault ? [findingAt(page.source, index, fault)] : [],
  );
}

/** Compares which facts a legal page states with the page in the default language. */
export function compareLegalPlaceholders(page: LegalPage, reference: LegalPage): Finding[] {
  const other = languageName(defaultLanguage);
  const { lost, extra } = comparePlaceholders(placeholdersOf(page), placeholdersOf(reference));
  return [
    ...lost.map((name) =>
      findingAt(page.source, page.bodyOffset, {
        message: `The page lacks the placeholder {{${name}}}, which the ${other} page has.`,
        remedy: `Write {{${name}}} where it belongs in this page.`,
      }),
    ),
    ...extra.map(({ name, index }) =>
      findingAt(page.source, index, {
        message: `The page has the placeholder {{${name}}}, which the ${other} page lacks.`,
        remedy: `Delete it here, or add it to the ${other} page.`,
      }),
    ),
  ];
}

function placeholdersOf(page: LegalPage): Placeholder[] {
  return findPlaceholders(page.source.text, companyPlaceholders);
}
