import type { LinkedLegalPage } from "../contract/legal";
import { sectionIds } from "../contract/sections";
import type { TextKey } from "../language/text";

type NavigationItem = { to: string; label: TextKey };

/** The links to the sections, in order. */
export const sectionNavigation: readonly NavigationItem[] = sectionIds.map((id) => ({
  to: `/#${id}`,
  label: `nav.${id}` as const,
}));

/** The links of the header, which the specification names. */
export const mainNavigation = sectionNavigation.filter(({ to }) => to !== "/#contact");

/** The links to the legal pages, in order. */
export const legalNavigation: readonly (NavigationItem & { to: `/${LinkedLegalPage}` })[] = [
  { to: "/imprint", label: "footer.imprint" },
  { to: "/gdpr", label: "footer.gdpr" },
  { to: "/terms-of-service", label: "footer.terms" },
];
