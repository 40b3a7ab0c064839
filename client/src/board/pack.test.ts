import { describe, expect, it } from "vitest";
import type { Area } from "../protocol";
import { below, pack, type Slot } from "./pack";

const AREAS: Area[] = [
  { id: "board", w: 900, h: 600 },
  { id: "hand", w: 600, h: 100 },
  { id: "seat-0", w: 300, h: 150 },
  { id: "seat-1", w: 300, h: 150 },
];

function overlap(a: Slot, b: Slot): boolean {
  const slack = 0.5;
  return a.x + a.w > b.x + slack && b.x + b.w > a.x + slack && a.y + a.h > b.y + slack && b.y + b.h > a.y + slack;
}

describe("pictures in the room there is", () => {
  for (const [w, h] of [[940, 660], [1500, 900], [700, 900]] as const) {
    it(`lie inside ${w} x ${h} side by side, unstretched, the board the largest`, () => {
      const slots = pack(AREAS, 0, w, h);
      expect(slots.map((slot) => slot.id).sort()).toEqual(AREAS.map((area) => area.id).sort());
      for (const slot of slots) {
        const area = AREAS.find((each) => each.id === slot.id)!;
        expect(slot.w / slot.h).toBeCloseTo(area.w / area.h, 3);
        expect(slot.x).toBeGreaterThanOrEqual(-0.5);
        expect(slot.y).toBeGreaterThanOrEqual(-0.5);
        expect(slot.x + slot.w).toBeLessThanOrEqual(w + 0.5);
        expect(slot.y + slot.h).toBeLessThanOrEqual(h + 0.5);
        for (const other of slots) if (other !== slot) expect(overlap(slot, other)).toBe(false);
      }
      const board = slots.find((slot) => slot.id === "board")!;
      expect(board.w * board.h).toBeGreaterThan(0.3 * w * h);
    });
  }

  it("gives the board of an upright tablet the whole width", () => {
    const seats = [0, 1, 2, 3].map((n) => ({ id: `seat-${n}`, w: 300, h: 52 }));
    const areas: Area[] = [{ id: "board", w: 440, h: 307 }, { id: "hand", w: 400, h: 152 }, ...seats];
    const board = pack(areas, 0, 508, 1116).find((slot) => slot.id === "board")!;
    expect(board.w).toBeGreaterThan(480);
  });

  it("lets hands and seats grow with the board on a large screen", () => {
    const wide = (w: number, h: number, id: string): number => pack(AREAS, 0, w, h).find((slot) => slot.id === id)!.w;
    for (const id of ["hand", "seat-0", "seat-1"]) expect(wide(1880, 1320, id)).toBeGreaterThan(1.8 * wide(940, 660, id));
  });

  it("gives a lone board everything", () => {
    const [board] = pack([AREAS[0]!], null, 900, 600);
    expect(board).toEqual({ id: "board", x: 0, y: 0, w: 900, h: 600 });
  });

  it("grow beyond their wish where a wide board leaves the room", () => {
    const seats = [0, 1].map((n) => ({ id: `seat-${n}`, w: 300, h: 52 }));
    const areas: Area[] = [{ id: "board", w: 1000, h: 600 }, { id: "hand", w: 400, h: 152 }, ...seats];
    const found = pack(areas, 0, 818, 740);
    const board = found.find((slot) => slot.id === "board");
    const hand = found.find((slot) => slot.id === "hand");
    expect(board?.w).toBeCloseTo(818);
    expect(hand?.h).toBeGreaterThan(140);
  });
});

describe("seats below the board of a phone", () => {
  const seats = (count: number, high: number): Area[] =>
    Array.from({ length: count }, (_, n) => ({ id: `seat-${n}`, w: 300, h: high }));
  const ids = (slots: readonly Slot[]): string[] => slots.map((slot) => slot.id);

  it("lie one below the other as wide as the screen where there is room, the own first", () => {
    const found = below(AREAS, 1, 370, 400);
    expect(ids(found)).toEqual(["seat-1", "seat-0"]);
    expect(found.map((slot) => slot.w)).toEqual([370, 370]);
  });

  it("lie in two columns where all four would else not be seen", () => {
    const found = below(seats(4, 150), 2, 370, 220);
    expect(ids(found)).toEqual(["seat-2", "seat-0", "seat-1", "seat-3"]);
    expect(new Set(found.map((slot) => slot.x)).size).toBe(2);
    for (const slot of found) for (const other of found) if (slot !== other) expect(overlap(slot, other)).toBe(false);
  });

  it("leave the own seat alone where the others would be too small, and nothing where all would", () => {
    expect(ids(below(seats(4, 150), 0, 370, 130))).toEqual(["seat-0"]);
    expect(below(AREAS, 1, 370, 60)).toEqual([]);
  });

  it("never reach beyond the room there is", () => {
    for (const count of [1, 2, 3, 4]) {
      for (const free of [80, 140, 200, 300]) {
        for (const slot of below(seats(count, 150), 0, 370, free)) {
          expect(slot.y + slot.h).toBeLessThanOrEqual(free);
          expect(slot.x).toBeGreaterThanOrEqual(-0.5);
          expect(slot.x + slot.w).toBeLessThanOrEqual(370.5);
        }
      }
    }
  });
});
