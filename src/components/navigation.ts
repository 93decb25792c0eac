import type { LinkedLegalPage } from "../contract/legal";
import type { TextKey } from "../language/text";

type NavigationItem = { to: string; label: TextKey };

/** The links of the header and the side menu, in order. */
export const mainNavigation: readonly NavigationItem[] = [
  { to: "/#home", label: "nav.home" },
  { to: "/#process", label: "nav.process" },
  { to: "/#quality", label: "nav.quality" },
  { to: "/#service", label: "nav.service" },
];

/** The links to the legal pages, in order. */
export const legalNavigation: readonly (NavigationItem & { to: `/${LinkedLegalPage}` })[] = [
  { to: "/imprint", label: "footer.imprint" },
  { to: "/gdpr", label: "footer.gdpr" },
  { to: "/terms-of-service", label: "footer.terms" },
];
