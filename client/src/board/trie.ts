import type { Choice } from "../protocol";

/** Where the paths of touches stand: what was touched so far and what that leaves. */
export interface Node {
  readonly path: readonly string[];
  /** Choices that end exactly here. */
  readonly ends: readonly Choice[];
  /** All choices that begin with this path, those that end here first. */
  readonly open: readonly Choice[];
  /** What may be touched next. */
  readonly next: ReadonlyMap<string, Node>;
}

interface Draft {
  path: string[];
  ends: Choice[];
  open: Choice[];
  next: Map<string, Draft>;
}

function draft(path: string[]): Draft {
  return { path, ends: [], open: [], next: new Map() };
}

/** The legal actions as a tree of touches. An empty path is a button and ends at the root. */
export function plant(choices: readonly Choice[]): Node {
  const root = draft([]);
  for (const choice of choices) {
    let node = root;
    for (const step of choice.path) {
      node.open.push(choice);
      let child = node.next.get(step);
      if (!child) node.next.set(step, (child = draft([...node.path, step])));
      node = child;
    }
    node.open.push(choice);
    node.ends.push(choice);
  }
  return root;
}

/** The node a path leads to, or as far as it goes. */
export function follow(root: Node, path: readonly string[]): Node {
  let node = root;
  for (const step of path) {
    const child = node.next.get(step);
    if (!child) return node;
    node = child;
  }
  return node;
}

export type Touch =
  | { kind: "send"; choice: Choice }
  | { kind: "pick"; node: Node }
  | { kind: "drop" }
  | { kind: "refuse"; path: readonly string[] };

/**
 * What a touch means. `ids` are the things under the finger, the topmost first: a piece and the
 * place it lies in. When one path is left, it is sent; touching what was picked last puts it down,
 * or sends it where a choice ends there; what could be picked up instead is picked up instead.
 */
export function touch(root: Node, here: Node, ids: readonly string[]): Touch {
  for (const id of ids) {
    const child = here.next.get(id);
    if (child) return arrive(child);
  }
  const last = here.path.at(-1);
  if (last !== undefined && ids.includes(last)) {
    const end = here.ends.length === 1 ? here.ends[0] : undefined;
    return end ? { kind: "send", choice: end } : { kind: "drop" };
  }
  for (const id of ids) {
    const child = root.next.get(id);
    if (child) return arrive(child);
  }
  return { kind: "refuse", path: [...here.path, ids[0] ?? ""] };
}

function arrive(node: Node): Touch {
  const only = node.open.length === 1 ? node.open[0] : undefined;
  return only ? { kind: "send", choice: only } : { kind: "pick", node };
}
