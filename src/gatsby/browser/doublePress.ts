/** Ignores the second press of a double press when the first has put another link or button there. */
export function ignoreDoublePress(): void {
  let first = { control: null as Element | null, x: 0, y: 0 };
  let [pressed, latest] = [0, 0];
  const answer = (event: MouseEvent) => {
    const { detail, timeStamp, clientX: x, clientY: y } = event;
    if (detail === 0) return; // It comes from a key or a script.
    const control = (event.target as Element).closest("a, button");
    // The 500 ms of a double click in Windows, and about half the width of the smallest target.
    const isDouble = pressed - latest <= 500 && Math.hypot(x - first.x, y - first.y) <= 25;
    [latest, pressed] = [timeStamp, Number.NaN];
    if (!isDouble) first = { control, x, y };
    else if (first.control && control !== first.control) {
      event.preventDefault();
      event.stopImmediatePropagation();
    }
  };
  // A busy page receives the click of a press late. A screen reader may send a click alone.
  window.addEventListener("pointerdown", ({ timeStamp }) => (pressed = timeStamp), true);
  window.addEventListener("click", answer, true);
}
