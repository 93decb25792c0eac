import type { PositionedValue } from "../reading/positionedValue";

/** @returns the text at `path`; undefined when there is none, or something else than a text */
export function textAt(document: PositionedValue, path: readonly string[]): string | undefined {
  const value = path.reduce<unknown>(entryOf, document.value);
  return typeof value === "string" ? value : undefined;
}

function entryOf(group: unknown, key: string): unknown {
  if (typeof group !== "object" || group === null) return undefined;
  return Object.getOwnPropertyDescriptor(group, key)?.value;
}
