import { type KeyboardEvent, type MouseEvent, type ReactNode, useEffect, useRef } from "react";
import { PhoneLink, PhoneNumber } from "../../company/ContactLinks";
import { LanguageSwitcher } from "../../language/LanguageSwitcher/LanguageSwitcher";
import { useText } from "../../language/useText";
import { classNames } from "../../styles/classNames";
import { Icon } from "../Icon/Icon";
import { legalNavigation, mainNavigation } from "../navigation";
import { SiteLink } from "../SiteLink/SiteLink";
import * as styles from "./SideMenu.module.css";

const menuId = "side-menu";
const buttonId = "side-menu-button";
const titleId = "side-menu-title";

/** Opens the side menu: with scripts as a modal dialog, without them by its anchor (`:target`). */
export function SideMenuButton() {
  const t = useText();

  const open = (event: MouseEvent) => {
    const menu = document.getElementById(menuId);
    if (!(menu instanceof HTMLDialogElement)) return;
    event.preventDefault();
    menu.showModal();
  };
  // aria-haspopup suggests a button, which the space bar activates.
  const pressBySpace = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key !== " ") return;
    event.preventDefault();
    if (!event.repeat) event.currentTarget.click();
  };

  return (
    <a
      id={buttonId}
      href={`#${menuId}`}
      className={classNames("iconTarget", styles.open)}
      aria-haspopup="dialog"
      aria-label={t("header.openMenu")}
      onClick={open}
      onKeyDown={pressBySpace}
    >
      <Icon name="menu" />
    </a>
  );
}

const focusButton = () => document.getElementById(buttonId)?.focus();

const isShownByAddress = () => window.location.hash === `#${menuId}`;

/**
 * The navigation of small screens, sliding in from the side.
 *
 * @param children elements that must work while the rest of the page is inert
 */
export function SideMenu({ children }: { children: ReactNode }) {
  const t = useText();
  const menu = useRef<HTMLDialogElement>(null);

  // A menu that was opened before hydration becomes modal and keeps the focus where it is.
  useEffect(() => {
    const dialog = menu.current;
    if (!dialog) return;
    const followAddress = () => {
      if (isShownByAddress() && !dialog.open) dialog.showModal();
      if (isShownByAddress() || !dialog.open) return;
      dialog.close();
      focusButton();
    };
    const { activeElement } = document;
    dialog.dataset.hydrated = "";
    followAddress();
    if (activeElement instanceof HTMLElement && dialog.contains(activeElement)) {
      activeElement.focus();
    }
    window.addEventListener("hashchange", followAddress);
    return () => window.removeEventListener("hashchange", followAddress);
  }, []);

  const close = () => menu.current?.close();
  const closeOnBackdrop = ({ target, currentTarget }: MouseEvent) => {
    if (target === currentTarget) close();
  };
  const closeDialog = (event: MouseEvent) => {
    event.preventDefault();
    close();
  };
  const leaveAddress = () => {
    if (!isShownByAddress()) return;
    window.history.replaceState(window.history.state, "", window.location.pathname);
    focusButton();
  };

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes a dialog by itself
    <dialog
      id={menuId}
      ref={menu}
      className={styles.menu}
      aria-labelledby={titleId}
      onClick={closeOnBackdrop}
      onClose={leaveAddress}
    >
      <div className={styles.panel}>
        <div className={styles.top}>
          <h2 id={titleId} className={styles.title}>
            {t("header.menu")}
          </h2>
          <a
            href={`#${buttonId}`}
            className={classNames("iconTarget", styles.close)}
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
        <PhoneLink className="button" aria-label={t("header.call")}>
          <Icon name="phone" />
          <PhoneNumber />
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
      {children}
    </dialog>
  );
}
