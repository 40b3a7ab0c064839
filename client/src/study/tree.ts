import type { StudyChanged, StudyNode } from "../protocol";

export const ROOT = 0;

/** A node with those that follow it, the main line first. */
export interface Branch extends StudyNode {
  children: readonly number[];
}

/** A tree of variations by the numbers of its nodes. Never changed: every change makes another. */
export type Tree = ReadonlyMap<number, Branch>;

/** A line of the tree as it is written: how far it is indented, and whether a variation begins there. */
export interface Row {
  node: Branch;
  depth: number;
  isFirst: boolean; // of a variation
}

/** The tree of these nodes: parents before children, alternatives in their order. */
export function plant(nodes: readonly StudyNode[]): Tree {
  return grown(new Map(), nodes);
}

function grown(tree: Map<number, Branch>, nodes: readonly StudyNode[]): Map<number, Branch> {
  for (const node of nodes) {
    const known = tree.get(node.id);
    tree.set(node.id, { ...node, children: known?.children ?? [] });
    const parent = tree.get(node.parent);
    if (!known && parent) tree.set(parent.id, { ...parent, children: [...parent.children, node.id] });
  }
  return tree;
}

/** What a change of the house makes of a tree. */
export function changed(tree: Tree, { nodes = [], gone = [], parent, children = [] }: StudyChanged): Tree {
  const next = grown(new Map(tree), nodes);
  const first = next.get(gone[0] ?? -1);
  const above = first && next.get(first.parent);
  if (above) next.set(above.id, { ...above, children: above.children.filter((id) => id !== first.id) });
  for (const id of gone) next.delete(id);
  const turned = parent === undefined || parent === null ? undefined : next.get(parent);
  if (turned) next.set(turned.id, { ...turned, children });
  return next;
}

/** The nodes from the first move to this one. */
export function pathTo(tree: Tree, id: number): number[] {
  const found: number[] = [];
  for (let node = tree.get(id); node && node.id !== ROOT; node = tree.get(node.parent)) found.push(node.id);
  return found.reverse();
}

/** The last node of the line that goes on from here. */
export function endOf(tree: Tree, id: number): number {
  let at = id;
  for (let next = tree.get(at)?.children[0]; next !== undefined; next = tree.get(at)?.children[0]) at = next;
  return at;
}

/** The alternative before or after this one: of the node itself, or of the one where its line began. */
export function beside(tree: Tree, id: number, step: 1 | -1): number | null {
  for (let node = tree.get(id); node && node.id !== ROOT; node = tree.get(node.parent)) {
    const siblings = tree.get(node.parent)?.children ?? [];
    if (siblings.length > 1) return siblings[siblings.indexOf(node.id) + step] ?? null;
  }
  return null;
}

/** A node that is there: this one, or the nearest before it that was not taken away. */
export function nearest(tree: Tree, before: Tree, id: number): number {
  for (let at: number | undefined = id; at !== undefined && at >= ROOT; at = before.get(at)?.parent) {
    if (tree.has(at)) return at;
  }
  return ROOT;
}

/** Whether the node is on the line of first children from the root. */
export function isMain(tree: Tree, id: number): boolean {
  return pathTo(tree, id).every((each) => {
    const node = tree.get(each);
    return tree.get(node?.parent ?? -1)?.children[0] === each;
  });
}

/** All nodes but the root in the order of reading: after each move the variations instead of it. */
export function rows(tree: Tree): Row[] {
  const found: Row[] = [];
  // what waits, the last first: the line after a node, or a variation with all that follows it
  const waiting: { id: number; depth: number; isFirst: boolean }[] = [{ id: ROOT, depth: 0, isFirst: false }];
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const { depth } = next;
    let line = tree.get(next.id);
    if (line && next.isFirst) found.push({ node: line, depth, isFirst: true });
    while (line) {
      const [main, ...others] = line.children;
      const child: Branch | undefined = main === undefined ? undefined : tree.get(main);
      if (!child) break;
      found.push({ node: child, depth, isFirst: false });
      if (others.length > 0) {
        waiting.push({ id: child.id, depth, isFirst: false });
        for (const id of others.reverse()) waiting.push({ id, depth: depth + 1, isFirst: true });
        break;
      }
      line = child;
    }
  }
  return found;
}
