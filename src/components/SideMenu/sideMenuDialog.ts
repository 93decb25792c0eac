export const sideMenuId = "side-menu";

const sideMenu = () => document.getElementById(sideMenuId) as HTMLDialogElement | null;

/** Opens the menu as a modal dialog, which keeps the focus until it closes. */
export function openSideMenu(): void {
  const menu = sideMenu();
  menu?.hidePopover();
  menu?.showModal();
}

/** Closes the menu, whether it was opened as a dialog or, before the scripts, as a popover. */
export function closeSideMenu(): void {
  const menu = sideMenu();
  menu?.hidePopover();
  menu?.close();
}
