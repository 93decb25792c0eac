import { useSyncExternalStore } from "react";
import { PhoneLink, PhoneNumber } from "../../company/ContactLinks";
import { useCompany } from "../../company/useCompany";
import { languages } from "../../contract/languages";
import { useLanguage } from "../../language/LanguageProvider";
import { LanguageSwitcher } from "../../language/LanguageSwitcher/LanguageSwitcher";
import { useText } from "../../language/useText";
import { classNames } from "../../styles/classNames";
import { Icon } from "../Icon/Icon";
import { Mark } from "../Mark/Mark";
import { mainNavigation } from "../navigation";
import { SideMenuButton } from "../SideMenu/SideMenu";
import { SiteLink } from "../SiteLink/SiteLink";
import { divideName } from "./divideName";
import * as styles from "./Header.module.css";

const onScroll = (notify: () => void) => {
  window.addEventListener("scroll", notify, { passive: true });
  return () => window.removeEventListener("scroll", notify);
};

/** "far" after a jump down the page: the header then appears without a transition. */
const readScroll = () => {
  const { scrollY, innerHeight } = window;
  if (scrollY > innerHeight / 2) return "far";
  return scrollY > 10 ? "near" : undefined;
};

/** With more languages, only windows without a side menu show them in the header. */
const mostOnTablets = 4;

/** The header of every page, fixed at its top. On a scrolled page it has a background. */
export function Header() {
  const t = useText();
  const { language } = useLanguage();
  const { name } = useCompany();
  const lines = divideName(name);
  const scrolled = useSyncExternalStore(onScroll, readScroll, () => undefined);

  return (
    <header className={styles.header} data-scrolled={scrolled}>
      <a className="skipLink" href="#content">
        {t("header.skip")}
      </a>
      <div className={styles.bar} data-many={languages.length > mostOnTablets || undefined}>
        <SiteLink to="/#home" className={styles.brand} aria-label={t("header.home")}>
          <Mark className={styles.mark} />
          <span className={styles.name} data-long={lines.includes("\n") || undefined}>
            <span translate="no">{lines}</span>
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
        <LanguageSwitcher isShort />
        <SideMenuButton className={classNames(styles.globe, "needsScripts")} atLanguages>
          <Icon name="globe" />
          <span className="visuallyHidden">{t("language.label")}</span>
          <span translate="no">{language}</span>
        </SideMenuButton>
        <PhoneLink className={classNames("iconTarget", styles.phone)} aria-label={t("header.call")}>
          <Icon name="phone" />
          <PhoneNumber />
        </PhoneLink>
        <SideMenuButton className={styles.menu} aria-label={t("header.openMenu")}>
          <Icon name="menu" />
        </SideMenuButton>
      </div>
    </header>
  );
}
