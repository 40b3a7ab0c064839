import type { Piece, Place } from "../protocol";

/** How pieces lie in a place, exactly as `zashiki.core.lying` lays them. */

export interface Box {
  w: number;
  h: number;
}

/** Where a piece is drawn: its centre and the size of its symbol, in units of the area. */
export interface Spot extends Box {
  x: number;
  y: number;
}

/** Proportions of a symbol and how much of its cell it takes. */
interface Body extends Box {
  size: number;
}

export type BoxOf = (piece: Piece) => Box;
type Room = Pick<Place, "x" | "y" | "w" | "h">;
type Way = (place: Room, bodies: readonly Body[]) => Spot[];

const GAP = 0.06; // between neighbours, of the height of a row or the width of a column
const STEP = 0.05; // from one piece of a stack to the next, of the smaller side of the place
const SPREAD = 0.3; // of a whole stack, likewise
const FILL = 0.94; // of a cell of a grid

/** Pieces of one place in the order in which they lie. */
export function sorted(pieces: readonly Piece[]): Piece[] {
  return [...pieces].sort(
    (a, b) => (a.order ?? 0) - (b.order ?? 0) || (a.id < b.id ? -1 : a.id > b.id ? 1 : 0),
  );
}

/** Where the pieces of one place lie, in the order given. */
export function lay(place: Place, pieces: readonly Piece[], boxOf: BoxOf): Spot[] {
  if (pieces.length === 0) return [];
  const bodies = pieces.map((piece) => ({ ...boxOf(piece), size: piece.size ?? 1 }));
  return (WAYS[place.lie ?? "stack"] ?? stack)(place, bodies);
}

/** The largest box with these proportions inside w and h. */
export function fit(body: Box, w: number, h: number, size = 1): Box {
  const scale = Math.min(w / body.w, h / body.h) * size;
  return { w: body.w * scale, h: body.h * scale };
}

function stack(place: Room, bodies: readonly Body[]): Spot[] {
  const n = bodies.length;
  const step = Math.min(STEP, SPREAD / n) * Math.min(place.w, place.h);
  return bodies.map((body, i) => {
    const away = (i - (n - 1) / 2) * step;
    return { x: place.x + away, y: place.y - away, ...fit(body, place.w, place.h, body.size) };
  });
}

function row(place: Room, bodies: readonly Body[]): Spot[] {
  const sizes = bodies.map((body) => fit(body, place.w, place.h, body.size));
  const xs = line(place.x, place.w, sizes.map((size) => size.w), GAP * place.h);
  return sizes.map((size, i) => ({ x: xs[i] ?? place.x, y: place.y, ...size }));
}

function column(place: Room, bodies: readonly Body[]): Spot[] {
  const sizes = bodies.map((body) => fit(body, place.w, place.h, body.size));
  const ys = line(place.y, place.h, sizes.map((size) => size.h), GAP * place.w);
  return sizes.map((size, i) => ({ x: place.x, y: ys[i] ?? place.y, ...size }));
}

/** Centres of things in a line: side by side if there is room, otherwise overlapping evenly. */
function line(middle: number, room: number, lengths: readonly number[], widest: number): number[] {
  const n = lengths.length;
  if (n === 1) return [middle];
  const total = lengths.reduce((sum, length) => sum + length, 0);
  const gap = Math.min(widest, (room - total) / (n - 1));
  if (gap >= 0) {
    let edge = middle - (total + gap * (n - 1)) / 2;
    return lengths.map((length) => {
      const centre = edge + length / 2;
      edge += length + gap;
      return centre;
    });
  }
  const first = middle - (room - (lengths[0] ?? 0)) / 2;
  const last = middle + (room - (lengths[n - 1] ?? 0)) / 2;
  return lengths.map((_, i) => first + ((last - first) * i) / (n - 1));
}

function grid(place: Room, bodies: readonly Body[]): Spot[] {
  const n = bodies.length;
  const widest = bodies.reduce((a, b) => (b.w / b.h > a.w / a.h ? b : a));
  let columns = 1;
  let best = 0;
  for (let tried = 1; tried <= n; tried++) {
    const scale = Math.min(place.w / tried / widest.w, place.h / Math.ceil(n / tried) / widest.h);
    if (scale > best) [best, columns] = [scale, tried];
  }
  const w = place.w / columns;
  const h = place.h / Math.ceil(n / columns);
  return bodies.map((body, i) => ({
    x: place.x - place.w / 2 + ((i % columns) + 0.5) * w,
    y: place.y - place.h / 2 + (Math.floor(i / columns) + 0.5) * h,
    ...fit(body, w * FILL, h * FILL, body.size),
  }));
}

function ring(place: Room, bodies: readonly Body[]): Spot[] {
  const n = bodies.length;
  if (n === 1) return stack(place, bodies);
  // n circles of this share of the place on a ring inside it just touch each other
  const share = Math.sin(Math.PI / n) / (1 + Math.sin(Math.PI / n));
  return bodies.map((body, i) => {
    const angle = (2 * Math.PI * i) / n;
    return {
      x: place.x + (Math.sin(angle) * place.w * (1 - share)) / 2,
      y: place.y - (Math.cos(angle) * place.h * (1 - share)) / 2,
      ...fit(body, place.w * share, place.h * share, body.size),
    };
  });
}

const WAYS: Record<string, Way> = { stack, row, column, grid, ring };
