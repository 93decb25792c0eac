import type { LinkedLegalPage } from "../contract/legal";
import { sectionIds } from "../contract/sections";
import type { TextKey } from "../language/text";

type NavigationItem = { to: string; label: TextKey };

/** The links of the header and the side menu, in order, without the contact section. */
export const mainNavigation: readonly NavigationItem[] = sectionIds
  .filter((id) => id !== "contact")
  .map((id) => ({ to: `/#${id}`, label: `nav.${id}` as const }));

/** The links to the legal pages, in order. */
export const legalNavigation: readonly (NavigationItem & { to: `/${LinkedLegalPage}` })[] = [
  { to: "/imprint", label: "footer.imprint" },
  { to: "/gdpr", label: "footer.gdpr" },
  { to: "/terms-of-service", label: "footer.terms" },
];
