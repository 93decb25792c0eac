import { type MouseEvent, useRef } from "react";
import { PhoneLink } from "../../company/ContactLinks";
import { LanguageSwitcher } from "../../language/LanguageSwitcher/LanguageSwitcher";
import { useText } from "../../language/useText";
import { Icon } from "../Icon/Icon";
import { legalNavigation, mainNavigation } from "../navigation";
import { SiteLink } from "../SiteLink/SiteLink";
import * as styles from "./SideMenu.module.css";

const menuId = "side-menu";
const buttonId = "side-menu-button";
const titleId = "side-menu-title";

/** Leads to the side menu, which the address alone shows; with scripts it is a modal dialog. */
export function SideMenuButton() {
  const t = useText();

  const open = (event: MouseEvent) => {
    const menu = document.getElementById(menuId);
    if (!(menu instanceof HTMLDialogElement)) return;
    event.preventDefault();
    menu.showModal();
  };

  return (
    <a
      id={buttonId}
      href={`#${menuId}`}
      className={["iconTarget", styles.open].join(" ")}
      aria-haspopup="dialog"
      aria-label={t("header.openMenu")}
      onClick={open}
    >
      <Icon name="menu" />
    </a>
  );
}

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
      id={menuId}
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
            href={`#${buttonId}`}
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
          <span>{t("header.call")}</span>
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
