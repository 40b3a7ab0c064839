import type { Piece } from "../protocol";
import type { Standing } from "./stand";

/** A move between things that have no name of their own: one of a pile goes, one appears. */
export interface Pair {
  from: string;
  to: string;
}

/**
 * Ships, coins and goods of one kind are all alike; a game need not follow each. Where one vanishes
 * or a pile shrinks while one of the same look appears or another pile grows, eyes see a move.
 * `before` and `after` are how things stood and stand; pieces that keep their id are left out.
 */
export function pairs(
  before: ReadonlyMap<string, Standing>,
  after: ReadonlyMap<string, Standing>,
): Pair[] {
  const gone = new Map<string, string[]>();
  for (const [id, was] of before) {
    add(gone, was.piece, id, count(was.piece) - count(after.get(id)?.piece));
  }
  const found: Pair[] = [];
  for (const [id, now] of after) {
    for (let n = count(before.get(id)?.piece); n < count(now.piece); n++) {
      const from = gone.get(look(now.piece))?.shift();
      if (from === undefined) break;
      found.push({ from, to: id });
    }
  }
  return found;
}

function count(piece: Piece | undefined): number {
  return piece ? (piece.count ?? 1) : 0;
}

function look(piece: Piece): string {
  return `${piece.art} ${piece.owner ?? ""} ${piece.tone ?? ""} ${piece.face ?? ""}`;
}

function add(gone: Map<string, string[]>, piece: Piece, id: string, lost: number): void {
  if (lost <= 0) return;
  const key = look(piece);
  const others = gone.get(key) ?? [];
  for (let n = 0; n < lost; n++) others.push(id);
  gone.set(key, others);
}
