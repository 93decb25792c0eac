import { type ComponentProps, type MouseEvent, useEffect, useRef } from "react";
import { PhoneLink, PhoneNumber } from "../../company/ContactLinks";
import { useLanguage } from "../../language/LanguageProvider";
import { LanguageSwitcher } from "../../language/LanguageSwitcher/LanguageSwitcher";
import { useText } from "../../language/useText";
import { classNames } from "../../styles/classNames";
import { Icon } from "../Icon/Icon";
import { LinkList, legalNavigation, MenuSections } from "../navigation";
import * as styles from "./SideMenu.module.css";

const menuId = "side-menu";

/** Attributes of a button that @types/react does not know. */
const opens = { command: "show-modal", commandfor: menuId };
const closes = { command: "close", commandfor: menuId };

type SideMenuButtonProps = ComponentProps<"button"> & { atLanguages?: boolean };

/** Opens the side menu, without scripts by its command; with `atLanguages` at the current language. */
export function SideMenuButton({ className, atLanguages, ...attributes }: SideMenuButtonProps) {
  const open = (event: MouseEvent<HTMLElement>) => {
    const menu = document.getElementById(menuId);
    if (!(menu instanceof HTMLDialogElement)) return;
    // In place of the command, because older browsers have none.
    event.preventDefault();
    // Safari does not focus a pressed button. The menu returns the focus when it closes.
    event.currentTarget.focus();
    menu.showModal();
    if (atLanguages) menu.querySelector<HTMLElement>("[aria-pressed=true]")?.focus();
  };

  return (
    <button
      {...opens}
      type="button"
      aria-haspopup="dialog"
      className={classNames("iconTarget", className)}
      onClick={open}
      {...attributes}
    />
  );
}

/** The navigation of small screens, sliding in from the side. An anchor, a language and a new page close it. */
export function SideMenu() {
  const t = useText();
  const { language } = useLanguage();
  const menu = useRef<HTMLDialogElement>(null);
  const shown = useRef(language);

  // Not before the new texts: a screen reader would first read alerts behind the menu in the old language.
  useEffect(() => {
    if (shown.current !== language) menu.current?.close();
    shown.current = language;
  }, [language]);
  const close = ({ target, currentTarget }: MouseEvent<HTMLDialogElement>) => {
    const closing = 'a[href^="#"], [aria-pressed=true], [command]';
    const pressed = (target as Element).closest<HTMLButtonElement>(closing);
    // The browser itself answers a button with a command, except older ones.
    if (pressed && !pressed.commandForElement) currentTarget.close();
  };
  // A window that has become wide hides the button, to which the browser would return the focus.
  const keepFocus = () =>
    document.activeElement === document.body &&
    document.getElementById("content")?.focus({ preventScroll: true });

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes a dialog by itself
    <dialog
      ref={menu}
      id={menuId}
      className={styles.menu}
      aria-label={t("header.menu")}
      onClick={close}
      onClose={keepFocus}
    >
      <div className={styles.panel}>
        <div className={styles.top}>
          <p>{t("header.menu")}</p>
          <button
            {...closes}
            type="button"
            className="iconTarget atEdge"
            aria-label={t("header.closeMenu")}
          >
            <Icon name="close" />
          </button>
        </div>
        <LanguageSwitcher />
        <nav aria-label={t("header.navigation")}>
          <MenuSections linkClassName={styles.link} />
        </nav>
        <PhoneLink className="button" aria-label={t("header.call")}>
          <Icon name="phone" />
          <PhoneNumber />
        </PhoneLink>
        <LinkList links={legalNavigation} className="row" />
      </div>
    </dialog>
  );
}
