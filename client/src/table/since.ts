import type { LogLine, Scene } from "../protocol";

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

/** The positions of a stretch to show again: its ends, and after each thing that was done by a seat,
 * the last so many. */
export function stops({ from, to, lines }: Stretch, most: number): number[] {
  const acted = lines.filter((line) => line.seat >= 0).map((line) => line.ply + 1);
  const between = acted.filter((ply) => ply > from && ply < to).slice(2 - most);
  return [...new Set([from, ...between, to])];
}

/** What was done in positions shown again, where it is still there to be seen. */
export function marksOf(scenes: readonly Scene[], now: Scene, places: ReadonlySet<string>): string[] {
  const there = new Set(now.pieces.map((piece) => piece.id));
  const marks = new Set(scenes.flatMap((scene) => scene.marks));
  return [...marks].filter((id) => there.has(id) || places.has(id));
}
