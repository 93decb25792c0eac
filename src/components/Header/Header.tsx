import { PhoneLink, PhoneNumber } from "../../company/ContactLinks";
import { divideName } from "../../company/divideName";
import { useCompany } from "../../company/useCompany";
import { languages } from "../../contract/languages";
import { useLanguage } from "../../language/LanguageProvider";
import { LanguageSwitcher } from "../../language/LanguageSwitcher/LanguageSwitcher";
import { useText } from "../../language/useText";
import { classNames } from "../../styles/classNames";
import { Icon } from "../Icon";
import { LinkList, mainNavigation } from "../LinkList";
import { Logo } from "../Logo";
import { SideMenuButton } from "../SideMenu/SideMenu";
import { SiteLink } from "../SiteLink";
import * as styles from "./Header.module.css";

/** A longer name, in characters, has two lines. */
const longestLine = 16;

/** The header of every page. On a scrolled page, which inlineScript.ts marks, it is dark and less high. */
export function Header() {
  const t = useText();
  const { language } = useLanguage();
  const { name } = useCompany();

  return (
    <header className={styles.header}>
      <a className="skipLink" href="#content">
        {t("header.skip")}
      </a>
      <div className={styles.bar}>
        <SiteLink to="/#home" className={styles.brand} aria-label={t("header.home")}>
          <Logo />
          <span translate="no" data-long={name.length > longestLine || undefined}>
            {divideName(name)}
          </span>
        </SiteLink>
        <nav aria-label={t("header.navigation")}>
          <LinkList links={mainNavigation} />
        </nav>
        <LanguageSwitcher isShort />
        {languages.length > 1 && (
          <SideMenuButton className={styles.globe}>
            <Icon name="globe" />
            <span className="visuallyHidden">{t("language.label")}</span>
            <span translate="no">{language.toUpperCase()}</span>
          </SideMenuButton>
        )}
        <PhoneLink className={classNames("iconTarget", styles.phone)} aria-label={t("header.call")}>
          <Icon name="phone" />
          <PhoneNumber />
        </PhoneLink>
        <SideMenuButton className="atEdge" aria-label={t("header.openMenu")}>
          <Icon name="menu" />
        </SideMenuButton>
      </div>
    </header>
  );
}
