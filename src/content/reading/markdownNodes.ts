import type { Nodes } from "mdast";

/** @returns the node and everything inside it, in the order of the text */
export function allNodes(node: Nodes): Nodes[] {
  return "children" in node ? [node, ...node.children.flatMap(allNodes)] : [node];
}

/** @returns where a node begins in the markdown that it was read from */
export function offsetOf(node: Nodes): number {
  return node.position?.start.offset ?? 0;
}
