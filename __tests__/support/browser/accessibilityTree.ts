import type { Page } from "playwright-core";

/** A part of the page as the browser hands it to a screen reader. */
export type Part = {
  role: string;
  name: string;
  description: string;
  /** Such as `level`, `live`, `invalid` and `focused`. */
  properties: Record<string, unknown>;
  /** All texts inside, one after the other. */
  text: string;
};

/** @returns the parts of the page in reading order, without those that are hidden */
export async function accessibilityTree(page: Page): Promise<Part[]> {
  const session = await page.context().newCDPSession(page);
  const { nodes } = await session.send("Accessibility.getFullAXTree");
  await session.detach();
  const byId = new Map(nodes.map((node) => [node.nodeId, node]));

  const textOf = (id: string): string => {
    const node = byId.get(id);
    if (node?.role?.value === "StaticText") return String(node.name?.value ?? "");
    return (node?.childIds ?? []).map(textOf).join("");
  };
  const partsFrom = (id: string): Part[] => {
    const node = byId.get(id);
    const inside = (node?.childIds ?? []).flatMap(partsFrom);
    if (!node || node.ignored) return inside;
    const properties = (node.properties ?? []).map(({ name, value }) => [name, value.value]);
    const part = {
      role: String(node.role?.value),
      name: String(node.name?.value ?? ""),
      description: String(node.description?.value ?? ""),
      properties: Object.fromEntries(properties),
      text: textOf(id),
    };
    return [part, ...inside];
  };
  return partsFrom(nodes[0]?.nodeId ?? "");
}
