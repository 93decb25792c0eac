import type { MouseEvent } from "react";
import { PhoneLink } from "../../company/ContactLinks";
import { LanguageSwitcher } from "../../language/LanguageSwitcher/LanguageSwitcher";
import { useText } from "../../language/useText";
import { Icon } from "../Icon/Icon";
import { legalNavigation, mainNavigation } from "../navigation";
import { SiteLink } from "../SiteLink/SiteLink";
import * as styles from "./SideMenu.module.css";
import { closeSideMenu, sideMenuId } from "./sideMenuDialog";

const titleId = `${sideMenuId}-title`;

/** The navigation of small screens, sliding in from the side. */
export function SideMenu() {
  const t = useText();

  const closeOnBackdrop = ({ target, currentTarget }: MouseEvent) => {
    if (target === currentTarget) closeSideMenu();
  };

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes a dialog by itself
    <dialog
      id={sideMenuId}
      popover="auto"
      className={styles.menu}
      aria-labelledby={titleId}
      onClick={closeOnBackdrop}
    >
      <div className={styles.panel}>
        <div className={styles.top}>
          <h2 id={titleId} className={styles.title}>
            {t("header.menu")}
          </h2>
          <button
            type="button"
            className={styles.close}
            aria-label={t("header.closeMenu")}
            popoverTarget={sideMenuId}
            popoverTargetAction="hide"
            onClick={closeSideMenu}
          >
            <Icon name="close" />
          </button>
        </div>
        <nav aria-label={t("header.navigation")}>
          <ul>
            {[...mainNavigation, { to: "/#contact", label: "nav.contact" as const }].map(
              ({ to, label }) => (
                <li key={to}>
                  <SiteLink to={to} className={styles.link} onClick={closeSideMenu}>
                    {t(label)}
                  </SiteLink>
                </li>
              ),
            )}
          </ul>
        </nav>
        <PhoneLink className={styles.phone} />
        <LanguageSwitcher />
        <ul className={styles.legal}>
          {legalNavigation.map(({ to, label }) => (
            <li key={to}>
              <SiteLink to={to} className={styles.legalLink} onClick={closeSideMenu}>
                {t(label)}
              </SiteLink>
            </li>
          ))}
        </ul>
      </div>
    </dialog>
  );
}
