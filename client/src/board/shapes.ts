import type { Place } from "../protocol";

/** A box around a middle. */
export interface Box {
  x: number;
  y: number;
  w: number;
  h: number;
}

/** Corners of the hexagon in a box: a corner upwards when it is at least as high as wide. */
export function hexagon(x: number, y: number, w: number, h: number): string {
  const [a, b] = [w / 2, h / 2];
  const corners =
    h >= w
      ? [[0, -b], [a, -b / 2], [a, b / 2], [0, b], [-a, b / 2], [-a, -b / 2]]
      : [[-a / 2, -b], [a / 2, -b], [a, 0], [a / 2, b], [-a / 2, b], [-a, 0]];
  return "M" + corners.map(([dx = 0, dy = 0]) => `${x + dx} ${y + dy}`).join("L") + "Z";
}

function box(x: number, y: number, w: number, h: number, r: number): string {
  return (
    `M${x - w / 2 + r} ${y - h / 2}h${w - 2 * r}a${r} ${r} 0 0 1 ${r} ${r}v${h - 2 * r}` +
    `a${r} ${r} 0 0 1 ${-r} ${r}h${2 * r - w}a${r} ${r} 0 0 1 ${-r} ${-r}v${2 * r - h}` +
    `a${r} ${r} 0 0 1 ${r} ${-r}Z`
  );
}

function oval(x: number, y: number, w: number, h: number): string {
  const [a, b] = [w / 2, h / 2];
  return `M${x - a} ${y}a${a} ${b} 0 1 1 ${w} 0a${a} ${b} 0 1 1 ${-w} 0Z`;
}

/** A box made larger on all sides by so much. */
function grown({ x, y, w, h }: Box, by: number): [number, number, number, number] {
  return [x, y, w + 2 * by, h + 2 * by];
}

/** Something with an outline, in the units of its area: a place, or a piece where it lies. */
export type Outlined = Box & Partial<Pick<Place, "shape" | "path">>;

/** The outline of a place as path data, so far outside it; one without a shape has that of its box. */
export function outline(place: Outlined, outside = 0): string {
  const [x, y, w, h] = grown(place, outside);
  switch (place.shape ?? "rect") {
    case "hex":
      return hexagon(x, y, w, h);
    case "circle":
      return oval(x, y, w, h);
    case "path":
      return place.path ?? "";
    default:
      return box(x, y, w, h, Math.min(w, h) * 0.06);
  }
}

const LOOKS = 144; // points of an outline that are looked at

/** The first of these distances at which an outline crosses none of the boxes; null where all do. */
export function clearOf(thing: Outlined, boxes: readonly Box[], distances: readonly number[]): number | null {
  const far = 2 * Math.max(...distances);
  const isNear = (box: Box): boolean =>
    2 * Math.abs(box.x - thing.x) < box.w + thing.w + far && 2 * Math.abs(box.y - thing.y) < box.h + thing.h + far;
  const near = boxes.filter(isNear);
  const crosses = (outside: number): boolean =>
    points(thing, outside).some((point) => near.some((box) => holds(box, point)));
  return distances.find((outside) => !crosses(outside)) ?? null;
}

/** Points along an outline; odd shapes are taken for their box. */
function points(thing: Outlined, outside: number): [number, number][] {
  const [x, y, w, h] = grown(thing, outside);
  const isRound = thing.shape === "circle" || thing.shape === "hex";
  return Array.from({ length: LOOKS }, (_, i) => {
    const [dx, dy] = [Math.cos((2 * Math.PI * i) / LOOKS), Math.sin((2 * Math.PI * i) / LOOKS)];
    const reach = isRound ? 1 : 1 / Math.max(Math.abs(dx), Math.abs(dy));
    return [x + (dx * reach * w) / 2, y + (dy * reach * h) / 2];
  });
}

function holds(box: Box, [x, y]: readonly [number, number]): boolean {
  return Math.abs(box.x - x) < box.w / 2 && Math.abs(box.y - y) < box.h / 2;
}

/** The outline of a symbol: as it says, or a circle, or a rounded box where it is not square. */
export function rim(wide: number, high: number, kind = "", outside = 0): string {
  const [w, h] = [wide + 2 * outside, high + 2 * outside];
  if (kind === "hex") {
    const tall = Math.min(h, (w * 2) / Math.sqrt(3));
    return hexagon(0, 0, (tall * Math.sqrt(3)) / 2, tall);
  }
  return Math.abs(w - h) < 0.02 * Math.max(w, h)
    ? oval(0, 0, w, h)
    : box(0, 0, w, h, Math.min(w, h) * 0.1);
}

/** Whether the outline of a symbol is a circle, or nearly one. */
export function isRound({ w, h }: { w: number; h: number }, kind: string): boolean {
  return kind === "hex" || Math.abs(w - h) < 0.02 * Math.max(w, h);
}
