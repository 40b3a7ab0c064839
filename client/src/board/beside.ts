import type { Place } from "../protocol";

const APART = 0.35; // of the smaller one: how far neighbours may lie from each other
const FACING = 0.2; // of the smaller one: how much of two boxes must face each other

/** Which places of one picture lie beside each other, by where they are drawn. */
export function beside(places: readonly Place[]): Map<string, Place[]> {
  const found = new Map<string, Place[]>(places.map((place) => [place.id, []]));
  places.forEach((one, i) => {
    for (const other of places.slice(i + 1)) {
      if (!areNeighbours(one, other)) continue;
      found.get(one.id)?.push(other);
      found.get(other.id)?.push(one);
    }
  });
  return found;
}

function areNeighbours(a: Place, b: Place): boolean {
  if (lies(a, b) || lies(b, a)) return false; // one in the other, not beside it
  const small = Math.min(a.w, a.h, b.w, b.h);
  const dx = Math.abs(a.x - b.x) - (a.w + b.w) / 2; // how far apart; less than 0: so much faces each other
  const dy = Math.abs(a.y - b.y) - (a.h + b.h) / 2;
  const faces = Math.min(dx, dy) <= -FACING * small;
  return faces && Math.max(dx, dy) <= APART * small;
}

/** Whether the middle of one lies in the other. */
function lies(a: Place, b: Place): boolean {
  return Math.abs(a.x - b.x) < b.w / 2 && Math.abs(a.y - b.y) < b.h / 2;
}
