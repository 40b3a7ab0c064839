import type { LogLine, Piece, Scene } from "../protocol";

/** What the others did since a seat last acted: from which position, to which, in which lines. */
export interface Stretch {
  from: number;
  to: number;
  lines: readonly LogLine[];
}

/** The last stretch of play that was not the seat's own; null where nobody else has acted. */
export function sinceLastTurn(lines: readonly LogLine[], seat: number, now: number): Stretch | null {
  const last = lines.findLastIndex((line) => line.seat >= 0 && line.seat !== seat);
  if (last < 0) return null;
  const own = lines.slice(0, last).findLastIndex((line) => line.seat === seat);
  const next = lines.findIndex((line, i) => i > last && line.seat === seat);
  const before = lines[own];
  return {
    from: before ? before.ply + 1 : (lines[0]?.ply ?? 0),
    to: lines[next]?.ply ?? now,
    lines: lines.slice(own + 1, next < 0 ? undefined : next),
  };
}

/** So many plies of a stretch at most, its ends among them, evenly spread. */
export function stops({ from, to }: Stretch, most: number): number[] {
  const count = Math.min(to - from, most - 1);
  if (count <= 0) return [from];
  return Array.from({ length: count + 1 }, (_, i) => from + Math.round((i * (to - from)) / count));
}

/** Pieces that moved, came or show something else. */
export function changed(before: Scene, after: Scene): string[] {
  const was = new Map(before.pieces.map((piece) => [piece.id, piece]));
  return after.pieces.filter((piece) => differs(was.get(piece.id), piece)).map((piece) => piece.id);
}

function differs(was: Piece | undefined, now: Piece): boolean {
  if (!now.label && (now.owner ?? -2) < 0) return false; // a part of another thing, such as a sign on a card
  return (
    !was || was.place !== now.place || was.count !== now.count || was.text !== now.text || was.art !== now.art
  );
}
