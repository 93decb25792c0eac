import { useSyncExternalStore } from "react";
import { PhoneLink } from "../../company/ContactLinks";
import { useCompany } from "../../company/useCompany";
import { LanguageSwitcher } from "../../language/LanguageSwitcher/LanguageSwitcher";
import { useText } from "../../language/useText";
import { Icon } from "../Icon/Icon";
import { Mark } from "../Mark/Mark";
import { mainNavigation } from "../navigation";
import { SideMenuButton } from "../SideMenu/SideMenu";
import { SiteLink } from "../SiteLink/SiteLink";
import * as styles from "./Header.module.css";

const onScroll = (notify: () => void) => {
  window.addEventListener("scroll", notify, { passive: true });
  return () => window.removeEventListener("scroll", notify);
};

const isScrolled = () => window.scrollY > 10;

/** The longest name that fits two lines beside the mark on a phone. */
const longestOnPhones = 16;

/** Fixed at the top of every page; darker and more opaque once the page is scrolled. */
export function Header() {
  const t = useText();
  const { name } = useCompany();
  const scrolled = useSyncExternalStore(onScroll, isScrolled, () => false);

  return (
    <header className={styles.header} data-scrolled={scrolled || undefined}>
      <a className="skipLink" href="#content">
        {t("header.skip")}
      </a>
      <div className={styles.bar}>
        <SiteLink to="/#home" className={styles.brand} aria-label={t("header.home")}>
          <Mark className={styles.mark} />
          <span className={styles.name} data-long={name.length > longestOnPhones || undefined}>
            <span className={styles.lines} translate="no">
              {name}
            </span>
          </span>
        </SiteLink>
        <nav className={styles.navigation} aria-label={t("header.navigation")}>
          <ul className={styles.links}>
            {mainNavigation.map(({ to, label }) => (
              <li key={to}>
                <SiteLink to={to} className={styles.link}>
                  {t(label)}
                </SiteLink>
              </li>
            ))}
          </ul>
        </nav>
        <LanguageSwitcher compact />
        <PhoneLink className="iconTarget" aria-label={t("header.call")}>
          <Icon name="phone" />
        </PhoneLink>
        <SideMenuButton />
      </div>
    </header>
  );
}
