import { type ComponentProps, type MouseEvent, useEffect, useRef } from "react";
import { PhoneLink, PhoneNumber } from "../../company/ContactLinks";
import { LanguageSwitcher } from "../../language/LanguageSwitcher/LanguageSwitcher";
import { useText } from "../../language/useText";
import { classNames } from "../../styles/classNames";
import { Icon } from "../Icon";
import { LinkList, legalNavigation, sectionNavigation } from "../LinkList";
import * as styles from "./SideMenu.module.css";

const menuId = "side-menu";

/** Attributes of a button that @types/react does not know. */
const openCommand = { command: "show-modal", commandfor: menuId };
const closeCommand = { command: "close", commandfor: menuId };

/**
 * The browser opens the side menu by the command of the button, also before hydration. In browsers without commands,
 * such as Safari before 26.2, `onClick` opens it.
 */
export function SideMenuButton({ className, ...attributes }: ComponentProps<"button">) {
  const open = ({ currentTarget }: MouseEvent<HTMLButtonElement>) => {
    if (currentTarget.commandForElement) return;
    document.querySelector<HTMLDialogElement>(`#${menuId}`)?.showModal();
  };

  return (
    <button
      {...openCommand}
      type="button"
      aria-haspopup="dialog"
      className={classNames("iconTarget needsScripts", className)}
      onClick={open}
      {...attributes}
    />
  );
}

/**
 * The navigation of small screens, sliding in from the side. It closes after a press on a button, on an anchor, on
 * the link to the current page, or beside the menu. It also closes when another page is shown and at each step in the
 * history.
 */
export function SideMenu() {
  const t = useText();
  const menu = useRef<HTMLDialogElement>(null);

  useEffect(() => {
    const closeAtStep = () => menu.current?.close();
    window.addEventListener("popstate", closeAtStep);
    return () => window.removeEventListener("popstate", closeAtStep);
  }, []);

  const close = ({ target, currentTarget }: MouseEvent<HTMLDialogElement>) => {
    const pressed = (target as Element).closest<HTMLButtonElement>(
      'button, a[href^="#"], [aria-current]',
    );
    // The browser itself answers a button with a command, which is when this property is set.
    if (pressed && !pressed.commandForElement) currentTarget.close();
  };

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes a dialog by itself
    <dialog
      ref={menu}
      id={menuId}
      className={styles.menu}
      aria-label={t("header.menu")}
      onClick={close}
    >
      <div className={styles.panel}>
        <div className={styles.top}>
          <p>{t("header.menu")}</p>
          <button
            {...closeCommand}
            type="button"
            className={classNames("iconTarget atEdge", styles.close)}
            aria-label={t("header.closeMenu")}
          >
            <Icon name="close" />
          </button>
        </div>
        <LanguageSwitcher />
        <nav className={styles.sections} aria-label={t("header.navigation")}>
          <LinkList links={sectionNavigation} />
        </nav>
        <PhoneLink className={classNames("button", styles.call)} aria-label={t("header.call")}>
          <Icon name="phone" />
          <PhoneNumber />
        </PhoneLink>
        <nav className={styles.legal} aria-label={t("footer.legal")}>
          <LinkList links={legalNavigation} className="row" />
        </nav>
      </div>
    </dialog>
  );
}
