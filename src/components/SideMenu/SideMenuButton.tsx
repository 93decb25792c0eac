import type { MouseEvent } from "react";
import { useText } from "../../language/useText";
import { Icon } from "../Icon/Icon";
import * as styles from "./SideMenu.module.css";

export const sideMenuId = "side-menu";
export const sideMenuButtonId = "side-menu-button";

/** Leads to the side menu, which the address alone shows; with scripts it is a modal dialog. */
export function SideMenuButton() {
  const t = useText();

  const open = (event: MouseEvent) => {
    const menu = document.getElementById(sideMenuId);
    if (!(menu instanceof HTMLDialogElement)) return;
    event.preventDefault();
    menu.showModal();
  };

  return (
    <a
      id={sideMenuButtonId}
      href={`#${sideMenuId}`}
      className={["iconTarget", styles.open].join(" ")}
      aria-haspopup="dialog"
      aria-label={t("header.openMenu")}
      onClick={open}
    >
      <Icon name="menu" />
    </a>
  );
}
