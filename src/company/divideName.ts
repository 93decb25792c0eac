/** @returns the name with a line break in place of the space nearest to its middle */
export function divideName(name: string): string {
  const middle = name.length / 2;
  const spaces = Array.from(name.matchAll(/ /g), ({ index }) => index);
  const [nearest] = spaces.sort((a, b) => Math.abs(a - middle) - Math.abs(b - middle));
  return nearest === undefined ? name : `${name.slice(0, nearest)}\n${name.slice(nearest + 1)}`;
}
