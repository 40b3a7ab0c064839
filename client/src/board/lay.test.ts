import { describe, expect, it } from "vitest";
import vectors from "../../../tests/vectors/lying.json";
import type { Piece, Place } from "../protocol";
import { lay, sorted, type Spot } from "./lay";

const SQUARE = (): { w: number; h: number } => ({ w: 100, h: 100 });
const CARD = (): { w: number; h: number } => ({ w: 70, h: 100 });

const place = (lie: string, w = 100, h = 100): Place => ({ id: "p", area: "board", x: 50, y: 50, w, h, lie });
const pieces = (n: number, part: Partial<Piece> = {}): Piece[] =>
  Array.from({ length: n }, (_, i) => ({ id: `piece-${i}`, art: "x", place: "p", order: i, ...part }));

const apart = (a: Spot, b: Spot): number => Math.hypot(a.x - b.x, a.y - b.y);

describe("pieces in a place", () => {
  it("lie in the order given, then by id", () => {
    const [a, b, c] = [{ id: "b" }, { id: "a" }, { id: "c", order: -1 }].map((part) => ({
      art: "", place: "p", ...part,
    })) as [Piece, Piece, Piece];
    expect(sorted([a, b, c]).map((piece) => piece.id)).toEqual(["c", "a", "b"]);
  });

  it("fill the place alone, with the proportions of their symbol", () => {
    expect(lay(place("stack"), pieces(1), SQUARE)).toEqual([{ x: 50, y: 50, w: 100, h: 100 }]);
    expect(lay(place("stack"), pieces(1, { size: 0.5 }), CARD)).toEqual([{ x: 50, y: 50, w: 35, h: 50 }]);
  });

  it("are stacked upwards and to the right, around the centre", () => {
    const [low, high] = lay(place("stack"), pieces(2), SQUARE) as [Spot, Spot];
    expect(high.x).toBeGreaterThan(low.x);
    expect(high.y).toBeLessThan(low.y);
    expect((low.x + high.x) / 2).toBeCloseTo(50);
  });

  it("never spread a high stack over more than its share", () => {
    const spots = lay(place("stack"), pieces(40), SQUARE);
    expect(Math.max(...spots.map((spot) => spot.x)) - 50).toBeLessThanOrEqual(15);
  });

  it("stand in a row, centred, and overlap evenly when there are too many", () => {
    const [left, right] = lay(place("row", 300), pieces(2), SQUARE) as [Spot, Spot];
    expect(right.x - left.x).toBeCloseTo(106);
    expect((left.x + right.x) / 2).toBeCloseTo(50);
    const many = lay(place("row", 300), pieces(9), SQUARE);
    expect(many[0]!.x - 50).toBeCloseTo(-100);
    expect(many[8]!.x - 50).toBeCloseTo(100);
    expect(many[2]!.x - many[1]!.x).toBeCloseTo(many[8]!.x - many[7]!.x);
  });

  it("stand in a column likewise", () => {
    const [top, bottom] = lay(place("column", 100, 300), pieces(2), SQUARE) as [Spot, Spot];
    expect(bottom.y - top.y).toBeCloseTo(106);
    expect(top.x).toBe(50);
  });

  it("lie in the grid with the largest cells", () => {
    const spots = lay(place("grid", 400, 200), pieces(8), SQUARE);
    expect(new Set(spots.map((spot) => Math.round(spot.y))).size).toBe(2);
    expect(spots[0]!.w).toBeCloseTo(94);
    for (const spot of spots) expect(Math.abs(spot.x - 50)).toBeLessThan(200);
  });

  it("lie on a ring without overlapping; a single one in the centre", () => {
    const spots = lay(place("ring"), pieces(5), SQUARE);
    expect(spots[0]!.x).toBeCloseTo(50);
    expect(spots[0]!.y).toBeLessThan(50);
    expect(apart(spots[0]!, spots[1]!)).toBeGreaterThanOrEqual(spots[0]!.w - 1e-9);
    expect(lay(place("ring"), pieces(1), SQUARE)[0]).toMatchObject({ x: 50, y: 50 });
  });

  it.each(vectors)("lie as in pictures: $lie, $place, $bodies", ({ lie, place: box, bodies, boxes }) => {
    const [x, y, w, h] = box as [number, number, number, number];
    const heap = bodies.map(([, , size], i) => ({ id: `${i}`, art: "x", place: "p", size: size ?? 1 }));
    const boxOf = (piece: Piece): { w: number; h: number } => {
      const [wide, high] = bodies[Number(piece.id)] as [number, number];
      return { w: wide, h: high };
    };
    const spots = lay({ ...place(lie, w, h), x, y }, heap, boxOf);
    const rounded = spots.map((spot) => [spot.x, spot.y, spot.w, spot.h].map((side) => Number(side.toFixed(6))));
    expect(rounded).toEqual(boxes);
  });
});
