/**
 * Shows the thanks in the place of a form. The lower edge of their common box stays where it is; if
 * the thanks would then be above the window, they appear where the button was. In both cases a second
 * click on the button hits nothing that can be pressed.
 *
 * @param form the form with its button
 * @param showThanks hides the form, and shows an alert in the same box
 */
export function replaceForm(form: HTMLFormElement, showThanks: () => void): void {
  const box = form.parentElement ?? form;
  const rectangle = (selector: string) => box.querySelector(selector)?.getBoundingClientRect();
  const { top = 0 } = rectangle("[type=submit]") ?? {};
  const { bottom } = box.getBoundingClientRect();

  showThanks();
  window.scrollBy(0, box.getBoundingClientRect().bottom - bottom);
  const thanks = rectangle("[role=alert]");
  const header = document.querySelector("header")?.offsetHeight ?? 0;
  if (thanks && thanks.top < header) window.scrollBy(0, thanks.top - top);
  box.querySelector("[role=alert]")?.scrollIntoView({ block: "nearest" });
}
