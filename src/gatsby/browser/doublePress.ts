/**
 * Ignores the second press of a double press, at most 500 ms and 25 px from the first one, which has put
 * another link or button there: on a new page, behind the closed menu, or at another anchor.
 */
export function ignoreDoublePress(): void {
  let first = { control: null as Element | null, x: 0, y: 0 };
  let latest = 0;
  const answer = (event: MouseEvent) => {
    const { detail, timeStamp, clientX: x, clientY: y } = event;
    // It comes from a key or a script.
    if (detail === 0) return;
    const control = (event.target as Element).closest("a, button");
    const isDouble = timeStamp - latest <= 500 && Math.hypot(x - first.x, y - first.y) <= 25;
    latest = timeStamp;
    if (!isDouble) first = { control, x, y };
    else if (control !== first.control) {
      event.preventDefault();
      event.stopImmediatePropagation();
    }
  };
  window.addEventListener("click", answer, true);
}
