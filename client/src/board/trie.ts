import type { Choice } from "../protocol";

/** Where the touches of a person stand: what was touched so far and what that leaves. */
export interface Node {
  /** What was touched, in the order of touching. */
  readonly path: readonly string[];
  /** Choices that need no more touches. */
  readonly ends: readonly Choice[];
  /** All choices that hold these touches. */
  readonly open: readonly Choice[];
  /** What comes next in the order in which the game tells it. */
  readonly next: ReadonlyMap<string, Node>;
  /** What may be touched before its turn, such as a place before the thing that goes there. */
  readonly early: ReadonlyMap<string, Node>;
}

/** A choice and which of its touches are missing. */
interface Left {
  choice: Choice;
  rest: readonly string[];
}

/** The legal actions as a tree of touches. An empty path is a button and ends at the root. What goes
 * where a choice leads may be touched, or taken in hand, before that. */
export function plant(choices: readonly Choice[]): Node {
  const plain = choices.map((choice) => ({ choice, rest: choice.path }));
  const carried = choices.flatMap((choice) =>
    choice.carries ? [{ choice, rest: [choice.carries, ...choice.path] }] : [],
  );
  return new Branch([], [...plain, ...carried]);
}

/** Grown where somebody looks: most branches are never touched. */
class Branch implements Node {
  private grown: ReadonlyMap<string, Node> | undefined;
  private grownEarly: ReadonlyMap<string, Node> | undefined;

  constructor(
    readonly path: readonly string[],
    private readonly left: readonly Left[],
  ) {}

  get ends(): readonly Choice[] {
    return this.left.filter(({ rest }) => rest.length === 0).map(({ choice }) => choice);
  }

  get open(): readonly Choice[] {
    return [...new Set(this.left.map(({ choice }) => choice))];
  }

  get next(): ReadonlyMap<string, Node> {
    return (this.grown ??= this.grow(({ rest }) => rest.slice(0, 1)));
  }

  get early(): ReadonlyMap<string, Node> {
    return (this.grownEarly ??= this.grow(({ rest }) => rest.slice(1).filter((id) => !this.next.has(id))));
  }

  private grow(steps: (left: Left) => readonly string[]): ReadonlyMap<string, Node> {
    const found = new Map<string, Left[]>();
    for (const left of this.left) {
      for (const id of new Set(steps(left))) {
        const rest = without(left.rest, id);
        const others = found.get(id);
        if (others) others.push({ ...left, rest });
        else found.set(id, [{ ...left, rest }]);
      }
    }
    return new Map([...found].map(([id, left]) => [id, new Branch([...this.path, id], left)]));
  }
}

function without(ids: readonly string[], id: string): readonly string[] {
  const at = ids.indexOf(id);
  return [...ids.slice(0, at), ...ids.slice(at + 1)];
}

/** The node that touches lead to, or as far as they go. */
export function follow(root: Node, path: readonly string[]): Node {
  let node = root;
  for (const step of path) {
    const child = node.next.get(step) ?? node.early.get(step);
    if (!child) return node;
    node = child;
  }
  return node;
}

/** The same where something is carried: what it may be laid on is not decided yet. */
export function lift(root: Node, here: Node, id: string): Node | null {
  const node = here.next.get(id) ?? root.next.get(id);
  return node && node.next.size > 0 ? node : null;
}

export type Touch =
  | { kind: "send"; choice: Choice }
  | { kind: "pick"; node: Node }
  | { kind: "drop" }
  | { kind: "refuse"; path: readonly string[] };

/**
 * What a touch means. `ids` are the things under the finger, the topmost first: a piece and the
 * place it lies in. When one path is left, it is sent; touching what was picked last puts it down,
 * or sends it where a choice ends there; what could be picked up instead is picked up instead. What
 * is touched before its turn is never sent at once: nobody was told yet that it can be.
 */
export function touch(root: Node, here: Node, ids: readonly string[]): Touch {
  const next = first(here.next, ids);
  if (next) return arrive(next);
  const last = here.path.at(-1);
  if (last !== undefined && ids.includes(last)) {
    const end = here.ends.length === 1 ? here.ends[0] : undefined;
    return end ? { kind: "send", choice: end } : { kind: "drop" };
  }
  const early = first(here.early, ids);
  if (early) return { kind: "pick", node: early };
  const instead = first(root.next, ids);
  if (instead) return arrive(instead);
  return { kind: "refuse", path: [...here.path, ids[0] ?? ""] };
}

function first(among: ReadonlyMap<string, Node>, ids: readonly string[]): Node | undefined {
  const id = ids.find((each) => among.has(each));
  return id === undefined ? undefined : among.get(id);
}

function arrive(node: Node): Touch {
  const only = node.open.length === 1 ? node.open[0] : undefined;
  return only ? { kind: "send", choice: only } : { kind: "pick", node };
}
