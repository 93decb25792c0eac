/** The path at which the development server sends the errors of the content. */
export const contentErrorsPath = "/___content-errors";

/** Shows the errors of the content over the page until they are fixed. */
export function showContentErrors(): void {
  const notice = document.createElement("aside");
  notice.setAttribute("role", "alert");
  notice.style.cssText =
    "position: fixed; inset: auto 0 0; z-index: 9; max-height: 50vh; overflow: auto; padding: 1rem;" +
    "background: #fff; color: #000; font: 14px/1.5 monospace; white-space: pre-wrap";
  new EventSource(contentErrorsPath).addEventListener("message", ({ data }) => {
    const report: string = JSON.parse(data);
    notice.textContent = `The content must be fixed; the page shows the last good content.\n\n${report}`;
    if (report === "") notice.remove();
    else document.body.append(notice);
  });
}
