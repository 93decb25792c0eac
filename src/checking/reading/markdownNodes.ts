import type { Nodes } from "mdast";

/** @returns the node and everything inside it, in the order of the text */
export function allNodes(node: Nodes): Nodes[] {
  return "children" in node ? [node, ...node.children.flatMap(allNodes)] : [node];
}

/** @returns where a node begins in the markdown that it was read from */
export function offsetOf(node: Nodes): number {
  return node.position?.start.offset ?? 0;
}

/** @returns the first node that lies deeper than `limit` levels below the given one */
export function findDeeper(root: Nodes, limit: number): Nodes | undefined {
  let level: Nodes[] = [root];
  for (let depth = 0; depth <= limit; depth += 1) {
    level = level.flatMap((node) => ("children" in node ? node.children : []));
  }
  return level[0];
}
