export interface Point {
  id: string;
  x: number;
  y: number;
}

export type Direction = "up" | "down" | "left" | "right";

const UNIT: Record<Direction, readonly [number, number]> = {
  up: [0, -1],
  down: [0, 1],
  left: [-1, 0],
  right: [1, 0],
};

/** The next point in a direction, as an arrow key goes: far sideways counts double. */
export function nearest(points: readonly Point[], from: string, direction: Direction): string {
  const start = points.find((point) => point.id === from);
  if (!start) return points[0]?.id ?? "";
  const [ux, uy] = UNIT[direction];
  let best = from;
  let least = Infinity;
  for (const point of points) {
    const dx = point.x - start.x;
    const dy = point.y - start.y;
    const ahead = dx * ux + dy * uy;
    const aside = Math.abs(dx * uy) + Math.abs(dy * ux);
    if (point.id === from || ahead <= 1e-6) continue;
    const cost = ahead + 2 * aside;
    if (cost < least) {
      least = cost;
      best = point.id;
    }
  }
  return best;
}
