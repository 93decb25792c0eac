/** Ignores the second press of a double press when the first has put another link or button there. */
export function ignoreDoublePress(): void {
  let first = { control: null as Element | null, x: 0, y: 0 };
  let latest = 0;
  const answer = (event: MouseEvent) => {
    const { detail, timeStamp, clientX: x, clientY: y } = event;
    // It comes from a key or a script.
    if (detail === 0) return;
    const control = (event.target as Element).closest("a, button");
    // The 500 ms of a double click in Windows, and about half the width of the smallest target.
    const isDouble = timeStamp - latest <= 500 && Math.hypot(x - first.x, y - first.y) <= 25;
    latest = timeStamp;
    if (!isDouble) first = { control, x, y };
    else if (first.control && control !== first.control) {
      event.preventDefault();
      event.stopImmediatePropagation();
    }
  };
  window.addEventListener("click", answer, true);
}
