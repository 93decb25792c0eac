import type { MouseEvent } from "react";
import { useText } from "../../language/useText";
import { Icon } from "../Icon/Icon";
import * as styles from "./SideMenu.module.css";
import { openSideMenu, sideMenuId } from "./sideMenuDialog";

/** Opens the side menu: as a popover by the platform, as a modal dialog once scripts are there. */
export function SideMenuButton() {
  const t = useText();

  const open = (event: MouseEvent) => {
    event.preventDefault();
    openSideMenu();
  };

  return (
    <button
      type="button"
      className={styles.open}
      aria-haspopup="dialog"
      aria-label={t("header.openMenu")}
      popoverTarget={sideMenuId}
      popoverTargetAction="show"
      onClick={open}
    >
      <Icon name="menu" />
    </button>
  );
}
