import type { Place } from "../protocol";

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

/** The outline of a place as path data; a place without a shape has that of its box. */
export function outline(place: Place): string {
  const { x, y, w, h } = place;
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

/** The rim around a symbol: as it says, or a circle, or a rounded box where it is not square. */
export function rim(w: number, h: number, kind = ""): string {
  if (kind === "hex") {
    const high = Math.min(h, (w * 2) / Math.sqrt(3));
    return hexagon(0, 0, (high * Math.sqrt(3)) / 2, high);
  }
  return Math.abs(w - h) < 0.02 * Math.max(w, h)
    ? oval(0, 0, w, h)
    : box(0, 0, w, h, Math.min(w, h) * 0.1);
}
