import { type MouseEvent, useRef } from "react";
import { PhoneLink } from "../../company/ContactLinks";
import { LanguageSwitcher } from "../../language/LanguageSwitcher/LanguageSwitcher";
import { useText } from "../../language/useText";
import { Icon } from "../Icon/Icon";
import { legalNavigation, mainNavigation } from "../navigation";
import { SiteLink } from "../SiteLink/SiteLink";
import * as styles from "./SideMenu.module.css";
import { sideMenuButtonId, sideMenuId } from "./SideMenuButton";

const titleId = `${sideMenuId}-title`;

/** The navigation of small screens, sliding in from the side. */
export function SideMenu() {
  const t = useText();
  const menu = useRef<HTMLDialogElement>(null);

  const close = () => menu.current?.close();
  const closeOnBackdrop = ({ target, currentTarget }: MouseEvent) => {
    if (target === currentTarget) close();
  };
  // One that the address shows closes by the address.
  const closeDialog = (event: MouseEvent) => {
    if (menu.current?.open) event.preventDefault();
    close();
  };

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes a dialog by itself
    <dialog
      id={sideMenuId}
      ref={menu}
      className={styles.menu}
      aria-labelledby={titleId}
      onClick={closeOnBackdrop}
    >
      <div className={styles.panel}>
        <div className={styles.top}>
          <h2 id={titleId} className={styles.title}>
            {t("header.menu")}
          </h2>
          <a
            href={`#${sideMenuButtonId}`}
            className={["iconTarget", styles.close].join(" ")}
            aria-label={t("header.closeMenu")}
            onClick={closeDialog}
          >
            <Icon name="close" />
          </a>
        </div>
        <nav aria-label={t("header.navigation")}>
          <ul>
            {[...mainNavigation, { to: "/#contact", label: "nav.contact" as const }].map(
              ({ to, label }) => (
                <li key={to}>
                  <SiteLink to={to} className={styles.link} onClick={close}>
                    {t(label)}
                  </SiteLink>
                </li>
              ),
            )}
          </ul>
        </nav>
        <PhoneLink className="button">
          <Icon name="phone" />
          <span className="noWrap">{t("header.call")}</span>
        </PhoneLink>
        <LanguageSwitcher />
        <ul role="list" className="row">
          {legalNavigation.map(({ to, label }) => (
            <li key={to}>
              <SiteLink to={to} className="target" onClick={close}>
                {t(label)}
              </SiteLink>
            </li>
          ))}
        </ul>
      </div>
    </dialog>
  );
}
