import type { LinkedLegalPage } from "../contract/legal";
import { sectionIds } from "../contract/sections";
import type { TextKey } from "../language/text";
import { useText } from "../language/useText";
import { SiteLink } from "./SiteLink";

type NavigationItem = { to: string; label: TextKey };

export const sectionNavigation: readonly NavigationItem[] = sectionIds.map((id) => ({
  to: `/#${id}`,
  label: `nav.${id}` as const,
}));

/** The links of the header: all sections but the contact form, to which the button of the hero leads. */
export const mainNavigation = sectionNavigation.filter(({ to }) => to !== "/#contact");

export const legalNavigation: readonly (NavigationItem & { to: `/${LinkedLegalPage}` })[] = [
  { to: "/imprint", label: "footer.imprint" },
  { to: "/gdpr", label: "footer.gdpr" },
  { to: "/terms-of-service", label: "footer.terms" },
];

type LinkListProps = {
  links: readonly NavigationItem[];
  className?: string;
};

export function LinkList({ links, className }: LinkListProps) {
  const t = useText();

  return (
    // Safari exposes a list without markers as a list only with this role.
    <ul role="list" className={className}>
      {links.map(({ to, label }) => (
        <li key={to}>
          <SiteLink to={to} className="target">
            {t(label)}
          </SiteLink>
        </li>
      ))}
    </ul>
  );
}
